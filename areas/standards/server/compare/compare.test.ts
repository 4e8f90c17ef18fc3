import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { rowsIn, takeFile } from '#tests/list-export.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { PlanComparison } from '../../contract/comparison.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const own = `/api/courses/rup/${school.year}/compare/`
const compare = (query = '', who: Who | null = 'teacher', path = own) =>
  testApp.as(who).get<PlanComparison>(`${path}${query}`)

test('is for readers of plans, with what there is', async () => {
  expect((await compare('', null)).status).toBe(401)
  expect((await compare('?year_id=x')).status).toBe(422)
  expect((await compare('', 'student')).status).toBe(403)
  expect((await compare('?standard_id=999')).status).toBe(404)
  expect((await compare('', 'teacher', '/api/courses/rup/999/compare/')).status).toBe(404)
})

test('the year before is proposed; only differences stand, sums are of all', async () => {
  const { body } = await compare()
  expect(body.with).toMatchObject({ kind: 'year', id: school.lastYear })
  expect(body.rows.every(({ difference }) => difference !== 0)).toBe(true)
  const all = (await compare('?all=true')).body
  expect(all.rows).toHaveLength(all.compared)
  expect(all.sums).toContainEqual({ key: '7///', column: '7', ours: 7, theirs: 0 })
})

test('a state plan in force goes first; it is compared course by course, in XLSX too', async () => {
  await sql`with made as (insert into standards.standard (title, source, since) values ('ТУП', 'Приказ', '2026-09-01'),
      ('Будущий', 'Приказ', '2027-09-01') returning id, title)
    insert into standards.standard_line (standard_id, parallel, course_id, hours)
    select id, 7, course, hours from made, (values (1, 4), (2, 2)) as line(course, hours) where title = 'ТУП'`.execute(
    db,
  )
  const { body } = await compare()
  expect(body.with).toMatchObject({ kind: 'standard', title: 'ТУП' })
  expect(body.rows.map(({ course, ours, theirs, difference }) => [course.title, ours, theirs, difference])).toEqual([
    ['Алгебра', 3, 4, -1],
    ['История Казахстана', 1, null, 1],
    ['Физическая культура', 1, null, 1],
  ])
  expect(body.sums).toEqual([{ key: '7///', column: '7', ours: 7, theirs: 6 }])
  const [head, first] = await rowsIn((await takeFile(testApp, 'teacher', `${own}export/`)).bytes)
  expect(head).toEqual(['Предмет', 'Часть', 'Столбец', 'Наш план', 'ТУП', 'Разница'])
  expect(first).toEqual(['Алгебра', 'Инвариантный компонент', '7', 3, 4, -1])
})
