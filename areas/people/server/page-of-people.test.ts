import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { Person } from '../contract/people.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
afterEach(() => vi.restoreAllMocks())
const { db, school } = testApp

const page = async (query: string) => {
  const { body } = await testApp.as('admin').get<{ items: Person[]; total: number }>(`/api/users/users/?${query}`)
  return body
}
const personIn = async (query: string, id: number) => (await page(query)).items.find((one) => one.id === id)

test.each(['', 'kind=students&sort=class&asc=false', 'sort=position&page=2&size=5', 'search=ахметов'])(
  '«%s»: a page that was read before takes two statements, and says the same',
  async (query) => {
    const pages = [await page(query), await page(query)]
    const asking = vi.spyOn(pg.Client.prototype, 'query')
    pages.push(await page(query))
    expect(asking.mock.calls).toHaveLength(2)
    expect(pages[1]).toEqual(pages[0])
    expect(pages[2]).toEqual(pages[0])
  },
)

test('what has changed since a page was read is seen on the next', async () => {
  const [student] = school.studentsA
  const query = 'sort=class&size=100'
  const before = await personIn(query, student)
  expect(before).toMatchObject({ class: { title: '7А' }, groups: [9], position: null })
  await sql`update classes.class set title = '7Я' where id = ${before?.class?.id}`.execute(db)
  expect(await personIn(query, student)).toEqual({ ...before, class: { ...before?.class, title: '7Я' } })
  await sql`update classes.class set title = '7А' where id = ${before?.class?.id}`.execute(db)
  expect(await personIn(query, student)).toEqual(before)

  const teacher = testApp.personOf('teacher')
  await sql`update people.position set title = title || ' школы'`.execute(db)
  expect(await personIn(query, teacher)).toMatchObject({ position: 'Сотрудник школы', groups: [2] })
  await sql`update curriculum.cathedra_head set person_id = ${teacher}`.execute(db)
  expect(await personIn(query, teacher)).toMatchObject({ groups: [2, 34] })
  await sql`update access.role set title = 'Учитель школы' where name = 'teacher'`.execute(db)
  expect(await personIn(query, teacher)).toMatchObject({ roles: [{ name: 'teacher', title: 'Учитель школы' }] })
})

test('who has come stands in their place, who has gone is not counted', async () => {
  const query = 'size=3&sort=name'
  const { items, total } = await page(query)
  await db.insertInto('people.person').values({ surname: 'Аабаев', name: 'Аа' }).execute()
  const after = await page(query)
  expect(after.total).toBe(total + 1)
  expect(after.items.map(({ full_name }) => full_name)).toEqual([
    'Аабаев Аа',
    ...items.slice(0, 2).map(({ full_name }) => full_name),
  ])
  await db.deleteFrom('people.person').where('surname', '=', 'Аабаев').execute()
  expect(await page(query)).toEqual({ ...after, items, total })
})
