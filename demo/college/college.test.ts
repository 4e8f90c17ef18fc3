import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { completeDemonstration, prepareInstallation } from '../index.ts'

const today = '2026-11-20'
let opened: ReturnType<typeof openDatabase>['db']
beforeAll(async () => {
  const databaseUrl = await cloneDatabase()
  const options = {
    databaseUrl,
    today,
    timeZone: 'Asia/Almaty',
    seed: 48,
    demonstration: 'college',
    print: () => {},
  } as const
  expect(await prepareInstallation(options)).toMatchObject({ built: true, kind: 'demo', demonstration: 'college' })
  opened = openDatabase(databaseUrl, 2).db
  await completeDemonstration(options)
  expect(await prepareInstallation(options)).toMatchObject({ built: false, kind: 'demo', demonstration: 'college' })
})
afterAll(async () => opened?.destroy())
const ask = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(opened)).rows

test('six groups of four courses by their titles, with students, leaders and lines by the year', async () => {
  expect(await ask(sql`select kind from school.school`)).toEqual([{ kind: 'college' }])
  const groups = await ask(sql<{ title: string; course: number; students: number }>`
    select c.title, p.number as course, count(m.id) as students from classes.class c
    join classes.parallel p on p.id = c.parallel_id
    join classes.class_member m on m.class_id = c.id and m.during @> ${today}::date
    where exists (select from classes.leader l where l.class_id = c.id) group by 1, 2 order by 2, 1`)
  expect(groups.map(({ title, course }) => `${course} ${title}`)).toEqual([
    '1 ПО-26-1',
    '1 УА-26-1',
    '2 ПО-25-1',
    '2 УА-25-1',
    '3 ПО-24-1',
    '4 ПО-23-1',
  ])
  const students = groups.reduce((sum, one) => sum + one.students, 0)
  expect(students).toBeGreaterThan(120)
  expect(students).toBeLessThan(150)
  const lines = await ask(sql<{ mode: string; matches: boolean }>`
    select distinct grading_mode as mode, hours_year = hours * 34 as matches from curriculum.rup_line order by 1`)
  expect(lines).toEqual([
    { mode: 'pass_fail_once_six_months', matches: true },
    { mode: 'six_months', matches: true },
  ])
})

test('thirty lessons a week for everybody, nobody in two places, two half-years', async () => {
  const weeks = await ask(sql<{ lessons: number; days: number }>`
    select count(*) as lessons, count(distinct e.weekday) as days from timetable.entry e
    join classes.group_class gc on gc.group_id = e.group_id group by gc.class_id`)
  expect(weeks).toEqual(Array.from({ length: 6 }, () => ({ lessons: 30, days: 5 })))
  const halves = await ask(sql<{ title: string; number: number }>`
    select e.title, e.number from calendar.calendar_entry e join calendar.study_year y on y.id = e.year_id
    where e.type = 'quarter' and ${today}::date between y.date_start and y.date_end order by e.number`)
  expect(halves).toEqual([
    { title: 'I полугодие', number: 2 },
    { title: 'II полугодие', number: 4 },
  ])
})

test('journals are begun, works planned for half-years, marks become letters, the final one is 60/40', async () => {
  const [counts] = await ask(sql<{ marks: number; works: number; teachers: number; departments: number }>`
    select (select count(*) from journal.score) as marks, (select count(*) from assessments.work) as works,
      (select count(distinct teacher_id) from workload.assignment) as teachers,
      (select count(*) from curriculum.cathedra where exists (
        select from curriculum.cathedra_head h where h.cathedra_id = cathedra.id)) as departments`)
  expect(counts?.marks).toBeGreaterThan(2_000)
  expect(counts?.works).toBeGreaterThan(50)
  expect(counts?.teachers).toBe(23)
  expect(counts?.departments).toBe(4)
  const policies = await ask(sql<{ final: unknown; letters: number }>`
    select rules -> 'final' as final, jsonb_array_length(rules -> 'letters') as letters from grading.policy`)
  expect(policies).toEqual([{ final: { year: 60, exam: 40, base: 'whole_year' }, letters: 12 }])
})
