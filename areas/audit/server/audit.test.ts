import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { expectExport } from '#tests/list-export.ts'
import type { AuditedChange, Denial, FailedSignIn, SignIn } from '../contract/audit.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const path = '/api/logging/audit'
const student = testApp.personOf('student')

const read = async <T>(url: string, who: Who = 'admin') => {
  const { status, body } = await testApp.as(who).get<{ items: T[]; total: number }>(`${path}/${url}`)
  expect(status).toBe(200)
  return body
}
const period = `period=${new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10)}~${new Date(now().getTime() + 86_400_000).toISOString().slice(0, 10)}`

beforeAll(async () => {
  const mark = { student_id: student, type: 'fo', value: 9 }
  await testApp.db
    .insertInto('history.change')
    .values([
      {
        account_id: testApp.accountOf('teacher'),
        subject: 'journal.score',
        subject_id: 1,
        before: JSON.stringify({ ...mark, value: 7 }),
        after: JSON.stringify(mark),
        request_id: 'mark',
      },
      {
        account_id: testApp.accountOf('ceasar'),
        on_behalf_of: testApp.accountOf('teacher'),
        subject: 'people.person',
        subject_id: student,
        before: JSON.stringify({ iin: '1', phone: '1' }),
        after: JSON.stringify({ iin: '2', phone: '2' }),
      },
      { account_id: null, subject: 'strange.table', subject_id: 5, after: JSON.stringify({ secret: 'x' }) },
    ])
    .execute()
})

test('changes: who, in whose name, about whom; IIN stays hidden, marks for who reads journals', async () => {
  const { items, total } = await read<AuditedChange>(`changes/?${period}&section=people`)
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ what: `карточка человека № ${student}`, about: { id: student }, kind: 'changed' })
  expect(items[0]?.on_behalf_of).not.toBeNull()
  expect(items[0]?.steps).toEqual([
    { field: 'phone', title: 'Телефон', before: '1', after: '2', is_masked: false },
    { field: 'iin', title: 'ИИН', before: null, after: null, is_masked: true },
  ])
  const [ofAdmin] = (await read<AuditedChange>(`changes/?${period}&section=journal`)).items
  expect(ofAdmin).toMatchObject({ about: { id: student }, request_id: 'mark' })
  expect(ofAdmin?.steps).toEqual([{ field: 'value', title: 'Значение', before: null, after: null, is_masked: true }])
  const [ofDirector] = (await read<AuditedChange>(`changes/?${period}&section=journal`, 'director')).items
  expect(ofDirector?.steps).toEqual([{ field: 'value', title: 'Значение', before: 7, after: 9, is_masked: false }])
})

test('what no area tells of says only that it changed', async () => {
  const [strange] = (await read<AuditedChange>(`changes/?${period}&section=strange`)).items
  expect(strange).toMatchObject({ what: 'запись № 5', who: null, about: null, steps: [] })
})

test('a person finds what they did and what concerns them; the file says the same', async () => {
  const surname = (
    await testApp.db.selectFrom('people.person').where('id', '=', student).select('surname').executeTakeFirstOrThrow()
  ).surname
  const found = await read<AuditedChange>(`changes/?${period}&search=${encodeURIComponent(surname)}`)
  expect(found.items.map(({ about }) => about?.id)).toEqual([student, student])
  const own = await read<AuditedChange>(`changes/?${period}&person_id=${testApp.personOf('teacher')}`)
  expect(own.items.map(({ subject }) => subject)).toEqual(['people.person', 'journal.score'])
  await expectExport<AuditedChange>(testApp, {
    list: `${path}/changes/`,
    columns: { about: ({ about }) => about && about.full_name, who: ({ who }) => who },
    top: [['О ком', 'Кто']],
    requested: [['admin', `${period}&section=journal&asc=true`]],
    refused: ['teacher', 'parent'],
  })
})

test('a list taken out is told in words, on the screen as in the file', async () => {
  const filters = encodeURIComponent('Вид: Ученики')
  const query = `kind=students&columns=name,class&group=class&sort=name&asc=false&narrowed_by=${filters}`
  expect((await testApp.as('uk').get(`/api/users/users/export/?${query}`)).status).toBe(200)
  const { items } = await read<AuditedChange>(`changes/?${period}&section=platform`)
  const taken = items.find(({ steps }) => steps.some(({ after }) => after === 'Вид: Ученики'))
  expect(Object.fromEntries(taken?.steps.map(({ title, after }) => [title, after]) ?? [])).toEqual({
    Список: 'Люди',
    Отбор: 'Вид: Ученики',
    Столбцы: 'ФИО, Класс',
    'Группы по столбцу': 'Класс',
    'По порядку': 'ФИО, с конца',
    'Вид файла': 'XLSX',
    Строк: expect.any(Number) as number,
  })
})

test('who has read what a card masks is found, with whose it was', async () => {
  const about = testApp.personOf('other-student')
  expect((await testApp.as('uk').post(`/api/users/users/${about}/unmask`)).status).toBe(200)
  const [reading] = (await read<AuditedChange>(`changes/?${period}&section=people&person_id=${about}`)).items
  expect(reading).toMatchObject({ about: { id: about }, what: `карточка человека № ${about}` })
  expect(reading?.steps.map(({ title }) => title)).toContain('Просмотр закрытых данных')
  const who = await testApp.db
    .selectFrom('people.person')
    .where('id', '=', testApp.personOf('uk'))
    .select('full_name')
    .executeTakeFirstOrThrow()
  expect(reading?.who).toBe(who.full_name)
})

test('sign-ins, and calls refused, counted by the day', async () => {
  const { items } = await read<SignIn>(`sign-ins/?${period}`)
  expect(items.length).toBeGreaterThan(0)
  await testApp.as('student').get(`${path}/changes/`)
  await testApp.as('student').get(`${path}/changes/`)
  const refused = (await read<Denial>('denials/')).items
  expect(refused.find(({ person }) => person?.id === student)).toMatchObject({
    endpoint: 'GET /api/logging/audit/changes/',
    summary: 'Аудит: изменения, просмотры закрытых данных, выгрузки',
    times: 2,
    acted_by: null,
  })
  const of = async (day: string) => (await read<Denial>(`denials/?period=${day}~${day}&size=1`)).total
  const [{ day } = { day: '' }] = refused
  expect([await of(day), await of('2026-01-01')]).toEqual([refused.filter((one) => one.day === day).length, 0])
})

test('an IIN that serves as a login is told in none of the lists', async () => {
  const { accountOf, db } = testApp
  const { iin } = await db.selectFrom('people.person').where('id', '=', student).select('iin').executeTakeFirstOrThrow()
  const { login } = await db
    .selectFrom('access.account')
    .where('id', '=', accountOf('student'))
    .select('login')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('access.account')
    .set({ login: iin ?? '' })
    .where('id', '=', accountOf('student'))
    .execute()
  expect((await testApp.as('student').get(`${path}/changes/`)).status).toBe(403)
  for (const part of [`sign-ins/?${period}`, 'denials/']) {
    const { items } = await read<SignIn | Denial>(part)
    const own = items.filter(({ person }) => person?.id === student)
    expect(own.map((one) => one.login)).toContain('ИИН')
    expect(JSON.stringify(items)).not.toContain(iin)
  }
  await db.updateTable('access.account').set({ login }).where('id', '=', accountOf('student')).execute()
})

test('sign-ins that failed: whose, from where, why, how often; never what was typed', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const login = await testApp.db
    .selectFrom('access.account')
    .where('id', '=', testApp.accountOf('teacher'))
    .select('login')
    .executeTakeFirstOrThrow()
  for (const username of [login.login, login.login, 'мой тайный пароль'])
    expect(
      (await testApp.as(null).post('/api/admin/users/token', { username, password: 'не тот' }, { headers })).status,
    ).toBe(401)
  const { items } = await read<FailedSignIn>(`failed-sign-ins/?${period}`)
  expect(items).toMatchObject([
    { person: null, login: null, reason: 'password', times: 1, address: '127.0.0.1' },
    { person: { id: testApp.personOf('teacher') }, reason: 'password', times: 2, address: '127.0.0.1' },
  ])
  expect(items[1]?.device).toContain('Firefox')
  const kept = await testApp.db.selectFrom('access.failed_sign_in').selectAll().execute()
  expect(JSON.stringify([items, kept])).not.toContain('тайный')
  expect((await read<FailedSignIn>(`failed-sign-ins/?${period}&person_id=${student}`)).total).toBe(0)
})

test.each(['period=2026-11-20~2026-11-01', 'period=2026-11-20', 'section=', 'person_id=x'])(
  '%s is refused',
  async (query) => {
    expect((await testApp.as('admin').get(`${path}/changes/?${query}`)).status).toBe(422)
  },
)

test('for who holds the key', async () => {
  for (const part of ['changes', 'sign-ins', 'failed-sign-ins', 'denials']) {
    expect((await testApp.as(null).get(`${path}/${part}/`)).status).toBe(401)
    expect((await testApp.as('teacher').get(`${path}/${part}/`)).status).toBe(403)
    expect((await testApp.as('parent').get(`${path}/${part}/`)).status).toBe(403)
  }
})

const holder = ({ person, login }: { person: { full_name: string } | null; login: string | null }) =>
  person?.full_name ?? login ?? 'Такого логина в школе нет'

test('what happened to accounts as files, of the days asked about', async () => {
  const requested = [['admin', `${period}&asc=false`]] as const
  const refused = ['teacher', 'parent'] as const
  await expectExport<SignIn>(testApp, {
    list: `${path}/sign-ins/`,
    columns: { address: ({ address }) => address, person: holder, device: ({ device }) => device || null },
    top: [['Адрес сети', 'Кто', 'Устройство']],
    requested,
    refused,
  })
  await expectExport<FailedSignIn>(testApp, {
    list: `${path}/failed-sign-ins/`,
    columns: { reason: ({ login }) => (login === null ? 'Неизвестный логин' : 'Неверный пароль'), person: holder },
    top: [['Почему', 'Чья учётная запись']],
    requested,
    refused,
  })
  await expectExport<Denial>(testApp, {
    list: `${path}/denials/`,
    columns: { summary: ({ summary }) => summary, person: holder, endpoint: ({ endpoint }) => endpoint },
    top: [['В чём', 'Кому', 'Вызов']],
    requested,
    refused,
  })
})
