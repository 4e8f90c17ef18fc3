import { ownFieldDocuments } from '../contract/purpose.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeDocument } from '#areas/media/server/index.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { rowsIn } from '#tests/list-export.ts'
import type { Design, DesignedTab, OwnTab } from '../contract/own-fields.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const [student, mate] = school.studentsA
const base = '/api/passport/tabs/'
type Values = { version: number; items: OwnTab[]; detail?: unknown }

const roleId = async (name: string) =>
  (await testApp.db.selectFrom('access.role').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
const addField = async (tab: number, title: string, type: string, more: object = {}) => {
  const body = { title, type, hint: '', is_required: false, dictionary_id: null, ...more }
  const answer = await testApp.as('admin').post<DesignedTab>(`${base}${tab}/fields/`, body)
  expect(answer.status).toBe(200)
  return answer.body.fields.find((field) => field.title === title)?.id ?? 0
}
let tab: DesignedTab
const fields = { text: 0, date: 0, yes: 0, choice: 0, person: 0 }
let language = 0
beforeAll(async () => {
  tab = (await testApp.as('admin').post<DesignedTab>(base, { title: 'Дополнительно' })).body
  const { dictionaries } = (await testApp.as('admin').get<Design>(base)).body
  const places = dictionaries.find(({ title }) => title === 'Местоположения')?.id
  const found = await testApp.db
    .selectFrom('dictionaries.record')
    .where('dictionary_id', '=', places ?? 0)
    .select('id')
    .executeTakeFirstOrThrow()
  language = found.id
  fields.text = await addField(tab.id, 'Заметка', 'text', { is_required: true })
  fields.date = await addField(tab.id, 'Проверено', 'date')
  fields.yes = await addField(tab.id, 'Льгота', 'yes_no')
  fields.choice = await addField(tab.id, 'Откуда', 'choice', { dictionary_id: places })
  fields.person = await addField(tab.id, 'Наставник', 'person')
})
const read = (who: Who | null, id: number) => testApp.as(who).get<Values>(`/api/passport/persons/${id}/tabs/`)
const save = (who: Who | null, id: number, version: number, own: object[]) =>
  testApp.as(who).patch<Values>(`/api/passport/persons/${id}/tabs/`, { version, own })

describe('tabs and fields', () => {
  test('are designed by who may, told apart by title, ordered', async () => {
    const bodies: [string, string, object, object][] = [
      ['post', base, { title: 'Вторая' }, { title: '' }],
      ['patch', `${base}${tab.id}`, { version: 1, kinds: [9] }, { version: 0 }],
      [
        'post',
        `${base}${tab.id}/fields/`,
        { title: 'Ещё', type: 'number', hint: '', is_required: false, dictionary_id: null },
        {},
      ],
      ['post', `${base}order/`, { ids: [] }, { ids: ['x'] }],
      ['post', `${base}${tab.id}/order/`, { ids: [] }, { ids: 1 }],
      ['patch', `${base}fields/${fields.text}`, { version: 1, title: 'Заметка учителя' }, {}],
    ]
    for (const [method, url, good, bad] of bodies) {
      const call = (who: Who | null, body: object) =>
        method === 'post' ? testApp.as(who).post(url, body) : testApp.as(who).patch(url, body)
      expect((await call(null, good)).status).toBe(401)
      expect((await call('admin', bad)).status).toBe(422)
      expect((await call('uk', good)).status).toBe(403)
    }
    expect((await testApp.as('admin').patch(`${base}999999`, { version: 1 })).status).toBe(404)
    expect((await testApp.as('admin').post(base, { title: 'ДОПОЛНИТЕЛЬНО' })).status).toBe(422)
    expect((await testApp.as('admin').post(`${base}order/`, { ids: [999] })).status).toBe(409)
    const reversed = Object.values(fields).toReversed()
    expect((await testApp.as('admin').post(`${base}${tab.id}/order/`, { ids: reversed })).status).toBe(200)
    const { items } = (await testApp.as('admin').get<Design>(base)).body
    expect(items[0]?.fields.map(({ id }) => id)).toEqual(reversed)
    const kinds = await testApp.as('admin').patch<DesignedTab>(`${base}${tab.id}`, { version: 1, kinds: [9] })
    expect(kinds.body).toMatchObject({ version: 2, kinds: [9] })
    expect((await testApp.as('admin').patch(`${base}${tab.id}`, { version: 1, kinds: [] })).status).toBe(409)
    const history = await testApp.as('admin').get<{ total: number }>(`${base}history/`)
    expect(history.body.total).toBeGreaterThan(5)
  })
})

describe('values', () => {
  test('are of who keeps the person, typed, not over another’s change', async () => {
    expect((await read(null, student)).status).toBe(401)
    expect((await read('other-student', student)).status).toBe(404)
    for (const who of ['teacher', 'student', 'parent', 'classruk'] as const)
      expect((await read(who, student)).body.items).toEqual([])
    const { version, items } = (await read('uk', student)).body
    expect(items).toMatchObject([{ title: 'Дополнительно', may_write: true }])
    expect((await read('uk', 201)).body.items).toEqual([])
    expect((await save(null, student, version, [])).status).toBe(401)
    expect((await save('uk', student, 0, [])).status).toBe(422)
    for (const who of ['teacher', 'student', 'hr'] as const)
      expect((await save(who, student, version, [{ field_id: fields.yes, value: true }])).status).toBe(404)
    for (const [field_id, value] of [
      [fields.text, 5],
      [fields.text, '  '],
      [fields.date, '2026-02-30'],
      [fields.yes, 'да'],
      [fields.choice, 999_999],
      [fields.person, student],
      [999_999, 'x'],
    ])
      expect(await save('uk', student, version, [{ field_id, value }])).toMatchObject({
        status: field_id === fields.text && value === '  ' ? 200 : 422,
      })
    const stored = await save('uk', student, version, [
      { field_id: fields.text, value: ' левша ' },
      { field_id: fields.date, value: '2026-10-01' },
      { field_id: fields.yes, value: true },
      { field_id: fields.choice, value: language },
      { field_id: fields.person, value: testApp.personOf('teacher') },
    ])
    expect(stored).toMatchObject({ status: 200, body: { version: version + 1 } })
    expect((await save('uk', student, version, [])).status).toBe(409)
    expect((await save('uk', student, version + 1, [{ field_id: fields.text, value: '' }])).status).toBe(422)
    const history = await testApp
      .as('uk')
      .get<{ items: { subject: string; steps: { field: string; after: unknown }[] }[] }>(
        `/api/users/users/${student}/history`,
      )
    const changes = history.body.items.filter(({ subject }) => subject === 'own_fields.field_value')
    expect(changes.flatMap(({ steps }) => steps.map(({ after }) => after))).toEqual(
      expect.arrayContaining(['Заметка', 'левша', 'Проверено', '01.10.2026', 'Льгота', true]),
    )
  })

  test('a file is one’s own upload, read by who reads the tab, replaced, removed and sought', async () => {
    const paper = await addField(tab.id, 'Согласие', 'file')
    const upload = async (who: Who, text: string) => {
      const given = {
        name: `${text}.txt`,
        accountId: testApp.accountOf(who),
        clientId: crypto.randomUUID(),
        purpose: ownFieldDocuments,
      }
      const stored = await storeDocument(testApp.db, testApp.media, { file: Buffer.from(text), ...given })
      return stored?.id ?? 0
    }
    const put = async (value: number | null) => {
      const { version } = (await read('uk', student)).body
      return save('uk', student, version, [{ field_id: paper, value }])
    }
    const open = (who: Who | null, id: number = student) =>
      testApp.as(who).get<string>(`/api/passport/persons/${id}/fields/${paper}/file`)
    const found = async (sought: string) => {
      const { body } = await testApp
        .as('uk')
        .get<{ items: { id: number }[] }>(
          `/api/users/users/?kind=students&own=${encodeURIComponent(`${paper}:${sought}`)}`,
        )
      return body.items.map(({ id }) => id)
    }
    expect((await put(await upload('hr', 'чужое'))).status).toBe(422)
    expect((await open('uk')).status).toBe(404)
    const first = await upload('uk', 'согласие')
    expect((await put(first)).body.items[0]?.fields.at(-1)).toMatchObject({
      value: first,
      display: 'согласие.txt',
      file: { id: first, name: 'согласие.txt' },
    })
    expect((await open(null)).status).toBe(401)
    for (const who of ['teacher', 'other-student', 'parent', 'hr'] as const) expect((await open(who)).status).toBe(404)
    expect((await open('uk', mate)).status).toBe(404)
    expect(await open('uk')).toMatchObject({ status: 200, body: 'согласие' })
    expect(await found('true')).toEqual([student])
    expect(await found('false')).not.toContain(student)
    expect(await found('false')).toContain(mate)
    const second = await upload('uk', 'новое согласие')
    expect((await put(second)).status).toBe(200)
    expect((await open('uk')).body).toBe('новое согласие')
    expect((await put(null)).status).toBe(200)
    const kept = await testApp.db.selectFrom('media.file').where('is_kept', '=', true).select('id').execute()
    expect(kept.filter(({ id }) => id === first || id === second)).toEqual([])
    await testApp.as('admin').remove(`${base}fields/${paper}`)
  })

  test('with values a field keeps its type and is archived, not deleted', async () => {
    const { items } = (await testApp.as('admin').get<Design>(base)).body
    const version = items[0]?.fields.find(({ id }) => id === fields.text)?.version
    expect((await testApp.as('admin').patch(`${base}fields/${fields.text}`, { version, type: 'date' })).status).toBe(
      409,
    )
    expect((await testApp.as(null).remove(`${base}fields/${fields.text}`)).status).toBe(401)
    expect((await testApp.as('admin').remove(`${base}fields/x`)).status).toBe(422)
    expect((await testApp.as('uk').remove(`${base}fields/${fields.text}`)).status).toBe(403)
    expect((await testApp.as('admin').remove(`${base}fields/999999`)).status).toBe(404)
    expect((await testApp.as('admin').remove(`${base}fields/${fields.text}`)).status).toBe(409)
    const spare = await addField(tab.id, 'Лишнее', 'number')
    const required = { version: 1, is_required: true, required_kinds: [9] }
    expect((await testApp.as('admin').patch(`${base}fields/${spare}`, required)).status).toBe(200)
    const told = await testApp.as('admin').get<{ items: { steps: object[] }[] }>(`${base}history/`)
    expect(told.body.items[0]?.steps).toContainEqual(
      expect.objectContaining({ field: 'required_kinds', before: null, after: 'Учащиеся' }),
    )
    expect((await testApp.as('admin').remove(`${base}fields/${spare}`)).status).toBe(200)
  })

  test('lists are narrowed and taken along by who may read, by nobody else', async () => {
    const found = async (who: Who, own: string) => {
      const { status, body } = await testApp
        .as(who)
        .get<{ items: { id: number }[] }>(`/api/users/users/?kind=students&own=${encodeURIComponent(own)}`)
      expect(status).toBe(200)
      return body.items.map(({ id }) => id)
    }
    const hits = [
      `${fields.text}:ЛЕВ`,
      `${fields.date}:2026-09-01~2026-10-01`,
      `${fields.yes}:true`,
      `${fields.choice}:${language}`,
      `${fields.person}:${testApp.personOf('teacher')};${fields.yes}:true`,
    ]
    for (const own of hits) {
      expect(await found('uk', own)).toEqual([student])
      expect(await found('teacher', own)).toEqual([])
    }
    for (const own of [`${fields.date}:2026-10-02~`, `${fields.yes}:false`, `${fields.date}:x~`, '999:1'])
      expect(await found('uk', own)).toEqual([])
    expect((await testApp.as('uk').get('/api/users/users/?own=x')).status).toBe(422)
    const fieldsOf = async (who: Who) =>
      (await testApp.as(who).get<{ items: { id: number }[] }>('/api/passport/own-fields/')).body.items.length
    expect([await fieldsOf('uk'), await fieldsOf('teacher'), await fieldsOf('parent')]).toEqual([5, 0, 0])
    const sheet = async (who: Who) => {
      const { rawPayload } = await testApp.app.inject({
        method: 'GET',
        url: '/api/users/users/export/?kind=students&columns=name',
        headers: { authorization: `Bearer ${await testApp.tokenOf(who)}` },
      })
      return (await rowsIn(new Uint8Array(rawPayload))).flat()
    }
    expect(await sheet('uk')).toEqual(expect.arrayContaining(['Заметка', 'левша', 'Да']))
    expect(await sheet('teacher')).not.toContain('Заметка')
  })

  test('a person is saved by the editor with every required field filled', async () => {
    const url = `/api/users/users/${mate}/record/`
    const { body } = await testApp.as('uk').post<Record<string, unknown>>(url)
    const { version, surname, name, patronymic, iin, birth_date, sex, nationality_id, citizenship_id, ...rest } = body
    const { phone, email, location_id, address, kinds } = rest
    const given = { version, surname, name, patronymic, iin, birth_date, sex, nationality_id, citizenship_id }
    const whole = { ...given, phone, email, location_id, address, kinds }
    const refused = await testApp.as('uk').patch(url, { ...whole, own: [] })
    expect(refused).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'own', `f${fields.text}`], msg: expect.stringContaining('«Дополнительно»') }] },
    })
    const own = [{ field_id: fields.text, value: 'правша' }]
    expect((await testApp.as('uk').patch(url, { ...whole, own })).status).toBe(200)
  })

  test('a role that reads a tab reads it of whom it finds, a student of oneself', async () => {
    const { items } = (await testApp.as('admin').get<Design>(base)).body
    const readers = [await roleId('teacher'), await roleId('student')]
    const writers = [await roleId('classruk')]
    const opened = await testApp.as('admin').patch(`${base}${tab.id}`, { version: items[0]?.version, readers, writers })
    expect(opened.status).toBe(200)
    expect((await read('teacher', student)).body.items).toMatchObject([{ may_write: false }])
    expect((await read('student', student)).body.items).toMatchObject([{ may_write: false }])
    expect((await read('student', mate)).body.items).toEqual([])
    const { version, items: own } = (await read('classruk', student)).body
    expect(own).toMatchObject([{ may_write: true }])
    expect((await save('teacher', student, version, [{ field_id: fields.yes, value: false }])).status).toBe(404)
    expect((await save('classruk', student, version, [{ field_id: fields.yes, value: false }])).status).toBe(200)
    expect((await read('classruk', school.studentsB[0])).status).toBe(404)
  })
})

describe('how a field looks and whom it is asked of', () => {
  test('titles stand in one line', async () => {
    const answer = await testApp.as('admin').post<DesignedTab>(base, { title: ' Льготы\n\u202Eи  справки ' })
    expect(answer.body.title).toBe('Льготы и справки')
    for (const title of ['\u202E\n', 'Льготы\0'])
      expect((await testApp.as('admin').post(base, { title })).status).toBe(422)
    const id = await addField(answer.body.id, 'Номер', 'text')
    expect(id).toBeGreaterThan(0)
  })

  test('a text looks as its mask says; it is asked of some kinds only', async () => {
    const made = (await testApp.as('admin').post<DesignedTab>(base, { title: 'Карты' })).body
    const field = (more: object) => ({
      title: 'Карта',
      type: 'text',
      hint: '',
      is_required: true,
      dictionary_id: null,
      ...more,
    })
    const add = (more: object) => testApp.as('admin').post<DesignedTab>(`${base}${made.id}/fields/`, field(more))
    expect((await add({ mask: '---' })).status).toBe(422)
    expect((await add({ mask: '000', type: 'number' })).status).toBe(422)
    expect((await add({ required_kinds: [999_999] })).status).toBe(422)
    const card = await addField(made.id, 'Карта', 'text', { is_required: true, mask: '00-00', required_kinds: [44] })
    const { body } = await read('uk', student)
    const shown = body.items.flatMap((one) => one.fields).find(({ id }) => id === card)
    // 44 is the kind of parents
    expect(shown).toMatchObject({ mask: '00-00', is_required: false })
    const bad = await save('uk', student, body.version, [{ field_id: card, value: '1234' }])
    expect(bad.body.detail).toMatchObject([{ loc: ['body', 'own', `f${card}`] }])
    expect((await save('uk', student, body.version, [{ field_id: card, value: '12-34' }])).status).toBe(200)
    await testApp.as('admin').patch(`${base}fields/${card}`, { version: 1, required_kinds: [9] })
    const after = (await read('uk', student)).body.items.flatMap((one) => one.fields).find(({ id }) => id === card)
    expect(after).toMatchObject({ is_required: true })
  })
})
