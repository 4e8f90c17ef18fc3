import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Moved } from '../contract/merge.ts'
import type { DictionaryRecord } from '../contract/records.ts'
import { base, dictionariesOf, referringTable } from './testing.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
beforeAll(() => sql.raw(referringTable).execute(testApp.db))
const { dictionary, recordsOf, make, add, outline } = dictionariesOf(testApp)
type Refused = { detail: string & { loc: string[]; msg: string }[] }
const change = (record: { id: number }, body: object, who: Who = 'admin') =>
  testApp.as(who).patch<DictionaryRecord & Refused>(`${base}records/${record.id}`, body)
const move = (record: { id: number; version: number }, parent_id: number | null, before_id: number | null = null) =>
  testApp.as('admin').post<DictionaryRecord & Refused>(`${base}records/${record.id}/move/`, {
    version: record.version,
    parent_id,
    before_id,
  })

describe('a record', () => {
  test('is refused to strangers, to those who do not keep it, and where it is not sound', async () => {
    const own = await make({ is_tree: false })
    const url = `${base}${own.id}/records/`
    const given = { title: 'Запись', parent_id: null }
    const record = await add(own.id, 'Первая', { name: 'one' })
    expect((await testApp.as(null).post(url, given)).status).toBe(401)
    for (const wrong of [
      { title: 'x'.repeat(500) },
      { title: '\u0000' },
      { title: ' ' },
      { name: 'one' },
      { colour: '#123456' },
      { description: 'Что это' },
      { location_type: 'city' },
      { parent_id: record.id },
      { title: 'первая' },
      { colour: 'red' },
    ])
      expect([wrong, (await testApp.as('admin').post(url, { ...given, ...wrong })).status]).toEqual([wrong, 422])
    for (const who of ['manager_do', 'teacher', 'student', 'parent'] as const) {
      expect((await testApp.as(who).post(url, given)).status).toBe(403)
      expect((await change(record, { version: 1, title: 'Чужая' }, who)).status).toBe(403)
    }
    expect((await testApp.as('admin').post(`${base}999999/records/`, given)).status).toBe(404)
    expect((await testApp.as('admin').post(url, given)).body).toMatchObject({ index: 2, version: 1, name: null })
  })
  test('is changed by who has seen it as it is', async () => {
    const own = await make({ has_colour: true })
    const record = await add(own.id, 'Красный', { colour: '#c92a2a' })
    const done = await change(record, { version: 1, title: 'Алый', colour: null })
    expect(done.body).toMatchObject({ title: 'Алый', colour: null, version: 2 })
    expect((await change(record, { version: 1, title: 'Синий' })).body.detail).toContain('сейчас она «Алый»')
  })
  test('of the product is renamed only', async () => {
    const { items } = await recordsOf((await dictionary('score_type')).id)
    const first = items[0] as DictionaryRecord
    expect((await change(first, { version: first.version, is_archived: true })).status).toBe(409)
    expect((await change(first, { version: first.version, name: 'x' })).status).toBe(409)
    expect((await testApp.as('admin').remove(`${base}records/${first.id}`)).status).toBe(409)
    expect((await change(first, { version: first.version, title: 'Формативное' })).status).toBe(200)
  })
  test('goes into the archive with what is below it, and comes back from above', async () => {
    const own = await make()
    const top = await add(own.id, 'А')
    const low = await add(own.id, 'Б', { parent_id: top.id })
    expect((await change(top, { version: 1, is_archived: true })).status).toBe(200)
    expect((await recordsOf(own.id)).items).toEqual([])
    expect((await change(low, { version: 2, is_archived: false })).body.detail).toContain('сначала верните её')
    expect((await change(top, { version: 2, is_archived: false })).status).toBe(200)
    expect((await change(low, { version: 2, is_archived: false })).status).toBe(200)
  })
  test('is removed only while nothing refers to it', async () => {
    const own = await make()
    const used = await add(own.id, 'А')
    await sql`insert into shelf.thing (kind_id) values (${used.id})`.execute(testApp.db)
    const remove = (id: number, who: Who = 'admin') => testApp.as(who).remove<Refused>(`${base}records/${id}`)
    expect((await remove(used.id, 'teacher')).status).toBe(403)
    const refused = await remove(used.id)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Используется: Другие записи — 1. Запись можно убрать в архив',
    ])
    expect((await testApp.as('teacher').get(`${base}records/${used.id}/uses/`)).body).toEqual({
      uses: [{ title: 'Другие записи', count: 1 }],
      children: 0,
    })
    await add(own.id, 'Б', { parent_id: used.id })
    expect((await remove(used.id)).body.detail).toContain('стоят записи: 1')
    const free = await add(own.id, 'В')
    expect((await remove(free.id)).status).toBe(200)
    expect((await remove(free.id)).status).toBe(404)
  })
  test('a place stands where such places stand', async () => {
    const { id } = await dictionary('location')
    const { items } = await recordsOf(id)
    const [country, region] = items.filter(({ title }) => ['Казахстан', 'Область Абай'].includes(title))
    const village = await add(id, 'Новое', { parent_id: region?.id, location_type: 'village' })
    expect(village.location_type).toBe('village')
    expect((await move(village, country?.id ?? 0)).body.detail).toMatchObject([{ loc: ['body', 'parent_id'] }])
    expect((await change(region as DictionaryRecord, { version: 1, location_type: 'country' })).status).toBe(422)
    expect((await add(id, 'Мир')).location_type).toBe('country')
  })
})

describe('order', () => {
  test('a record is put before another one, at the end, inside, and out again', async () => {
    const own = await make()
    const [a, b, c] = [await add(own.id, 'A'), await add(own.id, 'B'), await add(own.id, 'C')]
    expect((await move(c, null, a.id)).body).toMatchObject({ version: 2, index: 1 })
    expect(await outline(own.id)).toBe('C A B')
    await move(a, null)
    expect(await outline(own.id)).toBe('C B A')
    await move(b, c.id)
    expect(await outline(own.id)).toBe('C(B) A')
    await move({ ...b, version: 2 }, null, c.id)
    expect(await outline(own.id)).toBe('B C A')
  })
  test('nothing stands below itself, in the database too', async () => {
    const own = await make()
    const a = await add(own.id, 'A')
    const b = await add(own.id, 'B', { parent_id: a.id })
    expect((await move(a, b.id)).body.detail).toMatchObject([{ msg: expect.stringContaining('внутрь самой себя') }])
    expect((await move(a, a.id)).status).toBe(422)
    const force = (id: number, parent: number) =>
      sql`update dictionaries.record set parent_id = ${parent} where id = ${id}`.execute(testApp.db)
    await expect(force(a.id, b.id)).rejects.toThrow(/below itself/)
    const other = await make()
    const stranger = await add(other.id, 'X')
    await expect(force(stranger.id, a.id)).rejects.toThrow(/record_parent/)
    expect((await move(stranger, a.id)).status).toBe(422)
  })
  test('two at once both come to stand; of two with one record one is late', async () => {
    const own = await make()
    const [a, b, c] = [await add(own.id, 'A'), await add(own.id, 'B'), await add(own.id, 'C')]
    const both = await Promise.all([move(c, null, a.id), move(a, null)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await outline(own.id)).toMatch(/^(C B A|B C A)$/)
    const same = await Promise.all([move(b, null), move(b, null, c.id)])
    expect(same.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const crossing = await Promise.all([move({ ...a, version: 2 }, c.id), move({ ...c, version: 2 }, a.id)])
    expect(crossing.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    const gone = await move({ ...b, version: 2 }, null, 999_999)
    expect(gone.status).toBe(409)
  })
})

describe('merging', () => {
  const merge = (id: number, into: number, from: number[], sourceAction = 'archive', who: Who | null = 'admin') =>
    testApp
      .as(who)
      .post<Moved & Refused & { merger_id: number }>(`${base}${id}/merge/`, { into, from, source_action: sourceAction })
  const refer = (kind: number, owner: number | null = null) =>
    sql`insert into shelf.thing (kind_id, owner) values (${kind}, ${owner})`.execute(testApp.db)

  test('is refused to strangers, across dictionaries, with itself, into what is inside', async () => {
    const [own, other] = [await make(), await make()]
    const [a, b, x] = [await add(own.id, 'A'), await add(own.id, 'B'), await add(other.id, 'X')]
    const low = await add(own.id, 'Ниже', { parent_id: b.id })
    expect((await merge(own.id, a.id, [b.id], 'archive', null)).status).toBe(401)
    expect((await merge(own.id, a.id, [b.id], 'burn')).status).toBe(422)
    expect((await merge(own.id, a.id, [], 'archive')).status).toBe(422)
    expect((await merge(own.id, a.id, [x.id])).body.detail).toMatchObject([{ loc: ['body', 'from'] }])
    expect((await merge(own.id, x.id, [a.id])).status).toBe(422)
    expect((await merge(own.id, a.id, [a.id])).status).toBe(422)
    expect((await merge(own.id, low.id, [b.id])).body.detail).toMatchObject([{ loc: ['body', 'into'] }])
    expect((await merge(own.id, a.id, [b.id], 'archive', 'manager_do')).status).toBe(403)
    expect(await outline(own.id)).toBe('A B(Ниже)')
  })

  test('moves what refers and what stands below, after it has told how much', async () => {
    const own = await make()
    const [a, b, c] = [await add(own.id, 'A'), await add(own.id, 'B'), await add(own.id, 'C')]
    await add(own.id, 'Ниже A', { parent_id: a.id })
    await add(own.id, 'Ниже B', { parent_id: b.id })
    await add(own.id, 'Ниже C', { parent_id: c.id })
    for (const { id } of [a, b, b, c]) await refer(id)
    const preview = await testApp
      .as('admin')
      .post(`${base}${own.id}/merge/preview/`, { into: a.id, from: [b.id, c.id] })
    const merged = { uses: [{ title: 'Другие записи', count: 3 }], children: 2 }
    expect(preview.body).toEqual({
      obstacles: [],
      effects: [
        { title: 'Другие записи', items: [], count: 3 },
        { title: 'Вложенные записи', items: [], count: 2 },
      ],
    })
    expect((await merge(own.id, a.id, [b.id, c.id], 'remove')).body).toMatchObject(merged)
    expect(await outline(own.id)).toBe('A(Ниже A Ниже B Ниже C)')
    const { rows } = await sql<{ after: { merged?: string } }>`
      select after from history.change where subject_id = ${a.id} and after ? 'merged'`.execute(testApp.db)
    expect(rows[0]?.after.merged).toBe('«B», «C»; перешло: Другие записи — 3, вложенные записи — 2')
  })

  test('is undone while nothing of it has changed, whatever became of the others', async () => {
    const undo = (who: Who | null, id: number | string) => testApp.as(who).post<Refused>(`${base}mergers/${id}/undo/`)
    for (const sourceAction of ['archive', 'remove']) {
      const own = await make()
      const [a, b, c] = [await add(own.id, 'A'), await add(own.id, 'B'), await add(own.id, 'C')]
      await add(own.id, 'Ниже B', { parent_id: b.id })
      await add(own.id, 'Глубже', { parent_id: c.id })
      for (const { id } of [a, b, c]) await refer(id)
      const things = async () =>
        (
          await sql<{ kind_id: number }>`select kind_id from shelf.thing where kind_id = any(${[a.id, b.id, c.id]})
          order by id`.execute(testApp.db)
        ).rows.map(({ kind_id }) => kind_id)
      const { body } = await merge(own.id, a.id, [b.id, c.id], sourceAction)
      expect(await things()).toEqual([a.id, a.id, a.id])
      expect((await undo(null, body.merger_id)).status).toBe(401)
      expect((await undo('admin', 'x')).status).toBe(422)
      expect((await undo('manager_do', body.merger_id)).status).toBe(403)
      expect((await undo('admin', 999_999)).status).toBe(404)
      const listed = await testApp.as('admin').get<{ items: object[] }>(`${base}${own.id}/mergers/`)
      expect(listed.body.items).toMatchObject([{ id: body.merger_id, into: 'A', from: ['B', 'C'] }])
      expect((await undo('admin', body.merger_id)).status).toBe(200)
      expect(await things()).toEqual([a.id, b.id, c.id])
      expect(await outline(own.id)).toBe('A B(Ниже B) C(Глубже)')
      expect((await undo('admin', body.merger_id)).status).toBe(409)

      const again = await merge(own.id, a.id, [b.id], sourceAction)
      await sql`update shelf.thing set kind_id = ${c.id} where kind_id = ${a.id}`.execute(testApp.db)
      expect(await undo('admin', again.body.merger_id)).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('с тех пор изменили «Другие записи»') },
      })
    }
  })

  test('is whole or nothing where both are named in one place', async () => {
    const own = await make()
    const [a, b] = [await add(own.id, 'A'), await add(own.id, 'B')]
    await refer(a.id, 7)
    await refer(b.id, 7)
    const refused = await merge(own.id, a.id, [b.id])
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('Другие записи')])
    await add(own.id, 'Одна', { parent_id: a.id })
    await add(own.id, 'одна', { parent_id: b.id })
    expect((await merge(own.id, a.id, [b.id])).body.detail).toContain('Сначала объедините их')
    expect(await outline(own.id)).toBe('A(Одна) B(одна)')
  })
})
