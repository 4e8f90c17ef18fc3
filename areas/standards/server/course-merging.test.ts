import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Preview } from '#platform/contract/preview.ts'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const url = '/api/courses/courses/'
const metodist = testApp.as('metodist')

test('lines of state plans go to the course that stays, and back; where a plan has both it is named', async () => {
  const { rows } = await sql<{ id: number }>`insert into curriculum.course (title, short_title)
    values ('Ағылшын', 'Ағ') returning id`.execute(db)
  const double = rows[0]?.id ?? 0
  await sql`with made as (insert into standards.standard (title, source, since) values ('ТУП', 'Приказ', '2026-09-01') returning id)
    insert into standards.standard_line (standard_id, parallel, course_id, hours)
    select id, parallel, ${double}, 3 from made, unnest(array[7, 8]) as parallel`.execute(db)
  const coursesOfLines = async () =>
    (
      await sql<{ id: number }>`select distinct course_id as id from standards.standard_line where hours = 3`.execute(
        db,
      )
    ).rows.map(({ id }) => id)
  const asked = async () => {
    const seen = await sql<{ id: number; version: number }>`select id, version from curriculum.course
      where id in (${school.courses.english}, ${double})`.execute(db)
    const of = (id: number) => seen.rows.find((one) => one.id === id)
    return { into: of(school.courses.english), from: [of(double)] }
  }
  const preview = async () => (await metodist.post<Preview>(`${url}merge/preview/`, await asked())).body
  expect(await preview()).toMatchObject({ obstacles: [], effects: [{ title: 'Строки типовых планов', count: 2 }, {}] })
  const { body } = await metodist.post<{ merger_ids: number[] }>(`${url}merge/`, await asked())
  expect(await coursesOfLines()).toEqual([school.courses.english])
  expect((await metodist.post(`${url}mergers/${body.merger_ids[0] ?? 0}/undo/`, {})).status).toBe(200)
  expect(await coursesOfLines()).toEqual([double])
  await sql`insert into standards.standard_line (standard_id, parallel, course_id, hours)
    select id, 7, ${school.courses.english}, 4 from standards.standard`.execute(db)
  expect((await preview()).obstacles).toEqual(['В плане ТУП стоят оба предмета, параллели: 7. Уберите одну из строк'])
})
