import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp } from '#tests/test-app.ts'
import { rowsIn } from '#tests/list-export.ts'
import type { Dictionary, Editors } from '../contract/dictionaries.ts'
import type { listOptions } from '../contract/records.ts'
import { base, dictionariesOf, referringTable } from './testing.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
beforeAll(() => sql.raw(referringTable).execute(testApp.db))
const { dictionary, recordsOf, make, add } = dictionariesOf(testApp)
const newOne = { title: 'Кружки', is_tree: false, has_colour: false, has_description: false }
type Refused = { detail: string }

test('a school begins with the dictionaries of the specification and their records', async () => {
  const codes = 'division ed_area group_level score_type do_categories hs_activity hs_discipline hs_event_type hs_level'
  const more = 'hs_difficulty hs_place hs_course hs_house rh_type_absence rh_type_schedule student_skill'
  for (const code of `${codes} ${more} location nationality citizenship room_kind document_kind`.split(' ')) {
    const { is_system, records } = await dictionary(code)
    expect([code, is_system, records > 2]).toEqual([code, true, true])
  }
  const scores = await recordsOf((await dictionary('score_type')).id)
  expect(scores.items.every(({ is_system, name }) => is_system && name !== null)).toBe(true)
})

test('places stand in a tree, and a search keeps what stands above', async () => {
  const { id } = await dictionary('location')
  const { items, found } = await recordsOf(id, `?search=${encodeURIComponent('талгар')}`)
  expect(items.map(({ title, location_type }) => [title, location_type])).toEqual([
    ['Казахстан', 'country'],
    ['Алматинская область', 'region'],
    ['Талгар', 'city'],
    ['Талгарский район', 'district'],
  ])
  expect(found).toBe(2)
})

describe('who may', () => {
  test('nobody without a session, no family, no student; all staff read', async () => {
    expect((await testApp.as(null).get(base)).status).toBe(401)
    expect((await testApp.as('student').get(base)).status).toBe(403)
    expect((await testApp.as('parent').get(base)).status).toBe(403)
    expect((await dictionary('division', 'teacher')).may_edit).toBe(false)
  })
  test('the kinds of dictionaries are changed by administrators', async () => {
    expect((await testApp.as(null).post(base, newOne)).status).toBe(401)
    expect((await testApp.as('admin').post(base, { ...newOne, title: ' ' })).status).toBe(422)
    expect((await testApp.as('admin').post(base, { ...newOne, title: 'x'.repeat(500) })).status).toBe(422)
    expect((await testApp.as('manager_do').post(base, newOne)).status).toBe(403)
    const { status, body } = await testApp.as('admin').post<Dictionary>(base, newOne)
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: `own_${body.id}`, is_system: false, may_edit: true, records: 0, version: 1 })
    expect((await testApp.as('ceasar').post(base, { ...newOne, title: 'КРУЖКИ' })).status).toBe(422)
  })
  test('each dictionary is written by the roles that keep it', async () => {
    const [own, other] = [await dictionary('do_categories', 'manager_do'), await dictionary('division', 'manager_do')]
    expect([own.may_edit, other.may_edit]).toEqual([true, false])
    const given = { title: 'Шахматы', parent_id: null }
    expect((await testApp.as('manager_do').post(`${base}${own.id}/records/`, given)).status).toBe(200)
    const refused = await testApp.as('manager_do').post<Refused>(`${base}${other.id}/records/`, given)
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      expect.stringMatching(/^Справочник «Виды подразделений» ведут: .*Администратор/),
    ])
  })
  test('editors are set by who may, among roles that write records', async () => {
    const { id } = await dictionary('hs_house')
    const url = `${base}${id}/editors/`
    expect((await testApp.as(null).patch(url)).status).toBe(401)
    expect((await testApp.as('manager_do').get(url)).status).toBe(403)
    const { body } = await testApp.as('admin').get<Editors>(url)
    const roleOf = (title: RegExp) => body.roles.find((role) => title.test(role.title))
    const chosen = body.roles.filter(({ is_editor }) => is_editor).map((role) => role.id)
    expect(chosen).toHaveLength(2)
    const manager = body.roles.find(({ may_write, is_editor }) => may_write && !is_editor)
    const teacher = roleOf(/^Учитель$/)
    const set = (role_ids: number[], version = body.version) =>
      testApp.as('admin').patch<Editors & Refused>(url, { version, role_ids })
    expect((await set([...chosen, 9_999])).status).toBe(422)
    expect((await set([...chosen, teacher?.id ?? 0])).status).toBe(422)
    expect((await testApp.as('manager_do').patch(url, { version: 1, role_ids: [] })).status).toBe(403)
    expect((await set([...chosen, manager?.id ?? 0])).status).toBe(200)
    expect((await set(chosen)).status).toBe(409)
    expect((await dictionary('hs_house', 'manager_do')).may_edit).toBe(true)
  })
  test('families and students choose from the dictionaries of the product only', async () => {
    const own = await make()
    await add(own.id, 'Запись')
    const options = (who: 'teacher' | 'parent', code: string) =>
      testApp.as(who).get<Output<typeof listOptions>>(`${base}${code}/options/`)
    expect((await testApp.as(null).get(`${base}citizenship/options/`)).status).toBe(401)
    expect((await options('parent', 'citizenship')).body.items[0]).toMatchObject({ title: 'Республика Казахстан' })
    expect((await options('parent', own.code)).status).toBe(404)
    expect((await options('teacher', own.code)).body.items).toHaveLength(1)
    expect((await options('teacher', 'nothing')).status).toBe(404)
  })
})

describe('a dictionary', () => {
  test('of the product is renamed and no more', async () => {
    const { id, version } = await dictionary('hs_level')
    const change = (body: object) => testApp.as('admin').patch<Dictionary & Refused>(`${base}${id}`, body)
    expect((await change({ version, is_tree: true })).body.detail).toContain('только переименовать')
    expect((await change({ version, is_archived: true })).status).toBe(409)
    expect((await change({ version, title: 'Уровни' })).body).toMatchObject({ title: 'Уровни', version: version + 1 })
    expect((await change({ version, title: 'Опоздавшее' })).body.detail).toContain('сейчас она «Уровни»')
    expect((await testApp.as('admin').remove<Refused>(`${base}${id}`)).status).toBe(409)
  })
  test('of the school is reshaped, archived and removed, but not while it is used', async () => {
    const own = await make({ title: 'Причины' })
    const record = await add(own.id, 'А')
    const inside = await add(own.id, 'Б', { parent_id: record.id })
    const change = (body: object) => testApp.as('admin').patch<Dictionary & Refused>(`${base}${own.id}`, body)
    expect((await change({ version: own.version, is_tree: false })).status).toBe(422)
    await sql`insert into shelf.thing (kind_id) values (${inside.id}), (${inside.id})`.execute(testApp.db)
    const removed = () => testApp.as('admin').remove<Refused>(`${base}${own.id}`)
    expect((await testApp.as('teacher').remove(`${base}${own.id}`)).status).toBe(403)
    expect((await removed()).body.detail).toContain('Другие записи — 2')
    expect((await change({ version: own.version, is_archived: true })).body).toMatchObject({ is_archived: true })
    const late = await testApp.as('admin').post<Refused>(`${base}${own.id}/records/`, { title: 'В', parent_id: null })
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('в архиве')])
    await sql`delete from shelf.thing`.execute(testApp.db)
    expect((await removed()).status).toBe(200)
    expect((await removed()).status).toBe(404)
  })
  test('has a history of its own and of its records', async () => {
    const own = await make({ title: 'Для истории' })
    const record = await add(own.id, 'Одно')
    await testApp.as('admin').patch(`${base}records/${record.id}`, { version: 1, title: 'Другое' })
    const read = async (query = '') =>
      (await testApp.as('teacher').get<HistoryPage>(`${base}${own.id}/history/${query}`)).body
    expect((await read()).items.map(({ subject, kind }) => [subject, kind])).toEqual([
      ['dictionaries.record', 'changed'],
      ['dictionaries.record', 'made'],
      ['dictionaries.dictionary', 'made'],
    ])
    expect((await read()).items[0]?.steps).toEqual([
      { field: 'record', before: null, after: 'Одно', is_masked: false },
      { field: 'title', before: 'Одно', after: 'Другое', is_masked: false },
    ])
    expect((await read(`?record_id=${record.id}`)).total).toBe(2)
  })
  test('is taken as a sheet', async () => {
    const { id } = await dictionary('score_type')
    const answer = await testApp.app.inject({
      method: 'GET',
      url: `${base}export/?dictionary=${id}&columns=title,name`,
      headers: { authorization: `Bearer ${await testApp.tokenOf('teacher')}` },
    })
    const rows = await rowsIn(new Uint8Array(answer.rawPayload))
    expect(rows.slice(0, 2)).toEqual([
      ['Название', 'Код'],
      ['ФО', 'fo'],
    ])
  })
})
