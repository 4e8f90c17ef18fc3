import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { lessonHolds } from '#apps/server/areas.ts'
import { planImport } from '../../rules/plan-import.ts'
import { readFetFile } from '../fet/read-fet.ts'
import { importTimetable } from '../import/import-timetable.ts'
import { publishVersion } from './publish-version.ts'

const quarters = [
  ['2026-09-01', '2026-10-23'],
  ['2026-11-02', '2026-12-25'],
  ['2027-01-08', '2027-03-17'],
  ['2027-03-29', '2027-05-25'],
] as const
const year = { start_date: '2026-09-01', end_date: '2027-05-25' }
const [[start_date, end_date]] = quarters
const quarter = { start_date, end_date }

let db: Database
let versionId: number
beforeAll(async () => {
  db = openDatabase(await cloneDatabase(), 2).db
  const { id: yearId } = await db
    .insertInto('calendar.study_year')
    .values({ date_start: year.start_date, date_end: year.end_date })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('calendar.calendar_entry')
    .values(
      quarters.map(([start_date, end_date], order) => ({
        year_id: yearId,
        type: 'quarter',
        title: 'четверть',
        number: order + 1,
        closes_on: end_date,
        start_date,
        end_date,
      })),
    )
    .execute()
  const file = await readFetFile(path.join(import.meta.dirname, '../../../../demo/school-48.fet.gz'))
  const plan = planImport(file)
  const made = await importTimetable(db, plan, { yearId })
  versionId = made.versionId
  // thirteen students in each half of a class, each in the groups of that half
  const seats = plan.groups.flatMap(({ key, atoms }) => atoms.map((atom) => ({ atom, group_id: made.groups.get(key) })))
  await sql`with half as (
      select distinct atom from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as seat(atom text)),
    student as (
      insert into people.person (surname, name) select 'Ученик ' || n, atom from half, generate_series(1, 13) n
      returning id, name as atom),
    seated as (
      insert into classes.class_member (class_id, student_id, during)
      select (select min(id) from classes.class), id, daterange('2026-09-01', null) from student)
    insert into classes.group_member (group_id, course_id, student_id, during)
    select g.id, g.course_id, student.id, daterange('2026-09-01', null)
    from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as seat(atom text, group_id int)
    join student using (atom) join classes.study_group g on g.id = seat.group_id`.execute(db)
})
afterAll(() => db.destroy())

test('a quarter of school-48 is published in seconds', async () => {
  const begun = performance.now()
  const report = await publishVersion(db, versionId, quarter, lessonHolds)
  expect(performance.now() - begun).toBeLessThan(15_000)
  expect(report).toMatchObject({ changed: 0, removed: 0, unchanged: 0, kept: [], left_out: [] })
  expect(report.added).toBe(14_441)
  expect(await publishVersion(db, versionId, quarter, lessonHolds)).toMatchObject({ added: 0, unchanged: report.added })
})
