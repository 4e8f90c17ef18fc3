import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Alike, PersonRecord } from '../../contract/record.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const [student] = school.studentsA
type Refused = { detail: string | { loc: string[]; msg: string }[] }
const messages = ({ detail }: Refused) =>
  typeof detail === 'string' ? detail : detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`)

const open = async (who: Who | null, id: number) =>
  testApp.as(who).post<PersonRecord & Refused>(`/api/users/users/${id}/record/`)
const change = (who: Who | null, id: number, body: object) =>
  testApp.as(who).patch<PersonRecord & Refused>(`/api/users/users/${id}/record/`, body)
const create = (who: Who | null, body: object) =>
  testApp.as(who).post<PersonRecord & Refused>('/api/users/users/', body)
const bodyOf = ({ version, surname, name, patronymic, iin, birth_date, sex, ...rest }: PersonRecord) => {
  const { nationality_id, citizenship_id, phone, email, location_id, address, kinds } = rest
  const place = { nationality_id, citizenship_id, phone, email, location_id, address }
  return { version, surname, name, patronymic, iin, birth_date, sex, ...place, kinds, own: [] }
}
const blank = {
  surname: 'Новикова',
  name: 'Анна',
  patronymic: null,
  iin: null,
  birth_date: null,
  sex: null,
  nationality_id: null,
  citizenship_id: null,
  phone: null,
  email: null,
  location_id: null,
  address: null,
  kinds: [44],
  own: [],
  position: null,
}

describe('a record', () => {
  test('is opened by who keeps it, and the history tells', async () => {
    expect((await open(null, student)).status).toBe(401)
    expect((await open('teacher', student)).status).toBe(403)
    expect((await open('hr', student)).status).toBe(404)
    const { body } = await open('uk', student)
    expect(body).toMatchObject({ id: student, iin: '130215500101', kinds: [9], appointments: [], is_archived: false })
    const history = await testApp.as('uk').get<{ items: { steps: object[] }[] }>(`/api/users/users/${student}/history`)
    expect(history.body.items[0]?.steps).toMatchObject([{ field: 'unmasked' }])
    expect((await open('hr', 51)).body.appointments).toEqual([4])
  })

  test('is changed as it is kept, refused at its fields, and not over another’s change', async () => {
    const { body: record } = await open('uk', student)
    const given = bodyOf(record)
    expect((await change(null, student, given)).status).toBe(401)
    expect((await change('uk', student, { version: 1 })).status).toBe(422)
    expect((await change('teacher', student, given)).status).toBe(403)
    expect((await change('hr', student, given)).status).toBe(404)
    const wrong = await change('uk', student, {
      ...given,
      iin: '131315500101',
      phone: '12',
      email: 'нет',
      birth_date: '2030-01-01',
    })
    expect([wrong.status, messages(wrong.body)]).toEqual([
      422,
      expect.arrayContaining([
        'iin: Invalid date in iin',
        'phone: Ожидается один номер телефона: +7 701 000 10 52',
        'email: Ожидается адрес почты: имя@почта.kz',
        'birth_date: Дата рождения ещё не настала',
      ]),
    ])
    expect(
      messages((await change('uk', student, { ...given, nationality_id: 999_999, citizenship_id: null })).body),
    ).toEqual(['nationality_id: Выберите из справочника'])
    expect(messages((await change('uk', student, { ...given, kinds: [4] })).body)).toEqual([
      'kinds.0: Этот вид следует из назначения',
    ])
    expect(messages((await change('uk', student, { ...given, kinds: [44] })).body)).toEqual([
      'kinds: Учащийся стоит в классе: сначала оформите выбытие в «Движении»',
    ])
    expect(messages((await change('uk', student, { ...given, email: 'thief@mail.kz' })).body)).toEqual([
      'email: По этой почте восстанавливают пароль: её меняет администратор учётных записей',
    ])
    const changed = await change('uk', student, { ...given, phone: '8 701 555 44 33', iin: '130215500102' })
    expect(changed).toMatchObject({ status: 200, body: { version: record.version + 1, phone: '+77015554433' } })
    expect(changed.body).toMatchObject({ iin: '130215500102', birth_date: '2013-02-15', sex: 'male' })
    expect((await change('uk', student, given)).status).toBe(409)
    const same = await change('uk', student, bodyOf(changed.body))
    expect(same.body.version).toBe(changed.body.version)
  })

  test('what is pasted along with a name and is not seen does not stay', async () => {
    const { status, body } = await create('uk', {
      ...blank,
      surname: '\u202EНо\u00ADви\u200Bков',
      name: ' Иван\n  Пётр ',
    })
    expect([status, body.full_name]).toEqual([200, 'Новиков Иван Пётр'])
    const nothing = await create('uk', { ...blank, surname: '\u200B\u00AD' })
    expect([nothing.status, messages(nothing.body)]).toEqual([422, ['surname: Обязательное поле']])
  })

  test('a name holds letters and what joins them', async () => {
    const wrong = await create('uk', { ...blank, surname: 'Иванов2', name: '<b>', patronymic: '-' })
    expect([wrong.status, messages(wrong.body)]).toEqual([
      422,
      [
        'surname: Только буквы, пробел, дефис, апостроф, точка и скобки',
        'name: Только буквы, пробел, дефис, апостроф, точка и скобки',
        'patronymic: Нужна хотя бы одна буква',
      ],
    ])
    const child = { surname: 'Ахметов1', name: 'Али', patronymic: null, iin: null, birth_date: null }
    const tie = { kind: 'father', is_legal_representative: true, may_pick_up: true, from: null, until: null }
    const parent = { surname: 'Ким', name: 'А;Б', patronymic: null, phone: null, email: null }
    const calls = [
      await testApp.as('uk').post(`/api/users/users/${student}/children/`, { child_id: null, child, ...tie }),
      await testApp
        .as('uk')
        .post(`/api/users/users/${student}/relatives/`, { person_id: null, person: parent, ...tie }),
    ]
    for (const { status, body } of calls) {
      expect(status).toBe(422)
      expect(JSON.stringify(body)).toContain('Только буквы')
    }
  })

  test('a person is made, warned of, deleted', async () => {
    expect((await create(null, blank)).status).toBe(401)
    expect((await create('uk', { ...blank, name: '' })).status).toBe(422)
    expect((await create('teacher', blank)).status).toBe(403)
    expect(messages((await create('uk', { ...blank, kinds: [2] })).body)).toEqual([
      'position: Укажите должность сотрудника',
    ])
    expect(messages((await create('hr', blank)).body)).toEqual([
      'kinds: Вы ведёте записи сотрудников: укажите вид сотрудника и должность',
    ])
    expect(messages((await create('hr', { ...blank, iin: '130215500102' })).body)).toEqual([
      'iin: Человек с таким ИИН в школе есть, но его записи ведёте не вы: обратитесь к администратору',
    ])
    const made = await create('hr', { ...blank, kinds: [2], position: 'учитель', iin: '860412400017' })
    expect(made).toMatchObject({ status: 200, body: { birth_date: '1986-04-12', sex: 'female', kinds: [2] } })

    const like = { surname: 'новикова', name: 'анна', patronymic: null, iin: null, birth_date: null, phone: null }
    const alike = (who: Who | null, body: object) =>
      testApp.as(who).post<{ items: Alike[] }>('/api/users/users/alike/', body)
    expect((await alike(null, like)).status).toBe(401)
    expect((await alike('uk', {})).status).toBe(422)
    expect((await alike('teacher', like)).status).toBe(403)
    expect((await alike('uk', like)).body.items).toMatchObject([{ id: made.body.id, by: 'name' }])
    const byIin = { ...like, surname: '', name: '', iin: '130215500102' }
    expect((await alike('uk', byIin)).body.items).toMatchObject([{ id: student, by: 'iin' }])
    expect((await alike('hr', byIin)).body.items).toEqual([])

    const remove = (who: Who | null, id: number) => testApp.as(who).remove<Refused>(`/api/users/users/${id}`)
    const parent = await create('uk', blank)
    const preview = (who: Who | null, id: number | string) =>
      testApp.as(who).get<{ obstacles: string[] }>(`/api/users/users/${id}/removal/preview/`)
    expect((await preview(null, parent.body.id)).status).toBe(401)
    expect((await preview('uk', 'x')).status).toBe(422)
    expect((await preview('teacher', parent.body.id)).status).toBe(403)
    expect((await preview('hr', parent.body.id)).status).toBe(404)
    expect((await preview('uk', parent.body.id)).body.obstacles).toEqual([])
    expect((await preview('uk', student)).body.obstacles[0]).toBe('У человека есть учётная запись')
    expect((await remove(null, parent.body.id)).status).toBe(401)
    expect((await testApp.as('uk').remove('/api/users/users/x')).status).toBe(422)
    expect((await remove('teacher', parent.body.id)).status).toBe(403)
    expect((await remove('hr', parent.body.id)).status).toBe(404)
    expect((await remove('uk', parent.body.id)).status).toBe(200)
    expect(await remove('uk', made.body.id)).toMatchObject({
      status: 409,
      body: { detail: 'На человека ссылаются: Должности — 1. Уберите его в архив' },
    })
    expect((await remove('uk', student)).status).toBe(409)
  })

  test('the archive: what hangs is named, the account is closed, and back', async () => {
    const archive = (who: Who | null, id: number, version?: number) =>
      testApp.as(who).post<PersonRecord & Refused>(`/api/users/users/${id}/archive/`, { version })
    const restore = (who: Who | null, id: number, version?: number) =>
      testApp.as(who).post<PersonRecord & Refused>(`/api/users/users/${id}/restore/`, { version })
    const { version } = (await open('uk', student)).body
    for (const act of [archive, restore]) {
      expect((await act(null, student, version)).status).toBe(401)
      expect((await act('uk', student)).status).toBe(422)
      expect((await act('teacher', student, version)).status).toBe(403)
      expect((await act('hr', student, version)).status).toBe(404)
    }
    expect((await archive('uk', student, version)).body.detail).toBe('Стоит в классе 7А: оформите выбытие в «Движении»')
    const preview = await testApp.as('hr').get<{ obstacles: string[] }>('/api/users/users/51/archive/preview/')
    expect(preview.body.obstacles.join()).toMatch(/7Б.*Ведёт занятия групп: 3/s)
    const librarian = testApp.personOf('library')
    const { body: before } = await open('hr', librarian)
    expect((await testApp.as('library').get('/api/users/users/')).status).toBe(200)
    const gone = await archive('hr', librarian, before.version)
    expect(gone).toMatchObject({ status: 200, body: { is_archived: true } })
    const account = testApp.db
      .selectFrom('access.account')
      .where('id', '=', testApp.accountOf('library'))
      .select('status')
    expect(await account.executeTakeFirst()).toEqual({ status: 'blocked' })
    expect((await restore('hr', librarian, before.version)).status).toBe(409)
    expect((await restore('hr', librarian, gone.body.version)).body.is_archived).toBe(false)
    expect(
      (await archive('hr', testApp.personOf('hr'), (await open('hr', testApp.personOf('hr'))).body.version)).status,
    ).toBe(409)
  })

  test('nobody archives a person whose account they may not close', async () => {
    const archive = async (who: Who, whom: Who) => {
      const { body } = await open(who, testApp.personOf(whom))
      const path = `/api/users/users/${testApp.personOf(whom)}/archive/`
      const { obstacles } = (await testApp.as(who).get<{ obstacles: string[] }>(`${path}preview/`)).body
      const { status, body: answer } = await testApp.as(who).post<Refused>(path, { version: body.version })
      return { status, detail: answer.detail, isForeseen: obstacles.some((obstacle) => obstacle === answer.detail) }
    }
    const higher = 'Учётную запись этого человека закрывает тот, кто выдаёт её роли'
    expect(await archive('hr', 'director')).toEqual({
      status: 403,
      detail: `${higher} (Директор): Суперадминистратор, Директор`,
      isForeseen: true,
    })
    // granted by managers, but whoever holds it writes accounts
    expect(await archive('hr', 'admin')).toMatchObject({
      status: 403,
      detail: `${higher} (Администратор): Суперадминистратор, Администратор`,
    })
    expect(await archive('admin', 'ceasar')).toMatchObject({
      status: 403,
      detail: 'Учётную запись суперадминистратора закрывает только другой суперадминистратор',
    })
    const status = async (whom: Who) =>
      testApp.db
        .selectFrom('access.account')
        .where('id', '=', testApp.accountOf(whom))
        .select('status')
        .executeTakeFirst()
    expect(await Promise.all(['director', 'admin', 'ceasar'].map((who) => status(who as Who)))).toEqual([
      { status: 'active' },
      { status: 'active' },
      { status: 'active' },
    ])
  })

  test('a director who keeps the staff archives whom they lead, a superadministrator another one', async () => {
    const { accountOf, personOf } = testApp
    await testApp.db
      .updateTable('access.role_permission')
      .set({ level: 'write' })
      .where('key', '=', 'usr_user')
      .where('role_id', '=', accountOf('director'))
      .execute()
    await testApp.db
      .insertInto('access.account_role')
      .values([
        { account_id: accountOf('metodist'), role_id: accountOf('teacher') },
        { account_id: accountOf('schedule_administrator'), role_id: accountOf('ceasar') },
      ])
      .execute()
    for (const [who, whom] of [
      ['director', 'metodist'],
      ['director', 'financial'],
      ['ceasar', 'schedule_administrator'],
    ] as const) {
      const { version } = (await open(who, personOf(whom))).body
      expect(await testApp.as(who).post(`/api/users/users/${personOf(whom)}/archive/`, { version })).toMatchObject({
        status: 200,
        body: { is_archived: true },
      })
    }
  })

  test('once the account is closed by whom it is up to, the person goes into the archive', async () => {
    const ceasar = await testApp
      .as('ceasar')
      .patch(`/api/admin/accounts/${testApp.accountOf('principal')}`, { status: 'blocked', reason: 'уволен' })
    expect(ceasar.status).toBe(200)
    const id = testApp.personOf('principal')
    const { version } = (await open('hr', id)).body
    expect((await testApp.as('hr').post(`/api/users/users/${id}/archive/`, { version })).status).toBe(200)
  })
})
