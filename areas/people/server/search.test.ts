import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Person } from '../contract/people.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const list = async (who: Who, query: string) => {
  const { status, body } = await testApp
    .as(who)
    .get<{ items: Person[]; total: number; exact?: number }>(`/api/users/users/?size=200&${query}`)
  expect(status).toBe(200)
  return body
}
const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
/** Ascending, whatever the order of the list. */
const idsOf = async (who: Who, query: string) => ascending((await list(who, query)).items.map(({ id }) => id))

test.each([
  ['данияр ахметов', [101]],
  ['АХМЕТОВ', [101, 204, 201, 111]],
  ['елкина', [106]],
  ['нурланова', [53]],
  ['дана нурлановна', [111]],
  ['габитова жан', [104]],
  ['1302155', [101]],
  ['+7 (702) 000-01-01', [101]],
  ['8702 0000101', [101]],
  ['PARENT@school', [201, 203]],
  ['other-PARENT@school', [203]],
  ['%', []],
  ['_', []],
  ['никого такого', []],
])('admin finds «%s»', async (typed, found) => {
  const { items, exact } = await list('admin', `search=${encodeURIComponent(typed)}`)
  expect(ascending(items.slice(0, exact).map(({ id }) => id))).toEqual(ascending(found))
})

test.each([
  ['ахмтов данияр', 101],
  ['Данир Ахметов', 101],
  ['ёлкена', 106],
  ['эркин', null],
])('«%s» is a mistake for %j', async (typed, meant) => {
  const { items, exact, total } = await list('admin', `search=${encodeURIComponent(typed)}`)
  expect({ exact, total }).toEqual({ exact: 0, total: items.length })
  expect(items[0]?.id ?? null).toBe(meant)
})

test('those who are like what was typed stand after those who hold it, whatever the order', async () => {
  const { items, exact, total } = await list('admin', `asc=false&search=${encodeURIComponent('нурланова')}`)
  expect(exact).toBe(1)
  expect(total).toBe(items.length)
  expect(items[0]?.id).toBe(53)
  expect(items.length).toBeGreaterThan(1)
  const enough = await list('admin', `search=${encodeURIComponent('ахметов')}`)
  expect(enough).not.toHaveProperty('exact')
})

test('the nearest stands first: a whole word before parts of two', async () => {
  await testApp.db.insertInto('people.person').values({ surname: 'Досмагамбетов', name: 'Ахмет' }).execute()
  const { items } = await list('admin', `search=${encodeURIComponent('ахмтов')}`)
  expect(items[0]?.surname).toMatch(/^Ахметов/)
})

test.each([
  ['Әлі', ['Әлі', 'Али']],
  ['али', ['Али', 'Әлі']],
])('«%s»: what is written so stands first', async (typed, names) => {
  const mine = names.map((name) => ({ surname: 'Точнова', name }))
  await testApp.db.insertInto('people.person').values(mine).execute()
  const { items } = await list('admin', `search=${encodeURIComponent(`точнова ${typed}`)}`)
  expect(items.map(({ name }) => name)).toEqual(names)
  await testApp.db.deleteFrom('people.person').where('surname', '=', 'Точнова').execute()
})

test.each(['ъ', 'ьььь', 'ахахах'])('«%s» is like no name', async (typed) =>
  expect((await list('admin', `search=${encodeURIComponent(typed)}`)).total).toBe(0),
)

test('a mistaken name is looked for among those whom the reader may find', async () => {
  const mistaken = `search=${encodeURIComponent('ахмтов данияр')}`
  expect(await idsOf('metodist', mistaken)).toContain(101)
  expect(await idsOf('other-student', mistaken)).not.toContain(101)
})

test('finds nobody by a field the reader may not see', async () => {
  expect(await idsOf('metodist', 'search=130215500101')).toEqual([])
  expect(await idsOf('metodist', 'search=7020000101')).toEqual([])
  expect(await idsOf('student', 'search=other-teacher%40school.test')).toEqual([])
  expect(await idsOf('library', 'search=other-teacher%40school.test')).toEqual([51])
})

test('who was written a moment ago, or in thousands, waits in no list that each search would read', async () => {
  await testApp.db
    .insertInto('people.person')
    .values({ surname: 'Ждун', name: 'Пётр', phone: '+77055555555' })
    .execute()
  const { rows } = await sql`
    select i.indexrelid::regclass::text as index, gin_clean_pending_list(i.indexrelid) as waiting
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
    where am.amname = 'gin' and i.indrelid = 'people.person'::regclass order by 1`.execute(testApp.db)
  expect(rows).toEqual([
    { index: 'people.person_phone_digits', waiting: 0 },
    { index: 'people.person_sound', waiting: 0 },
  ])
})
