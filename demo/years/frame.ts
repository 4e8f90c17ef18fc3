import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** A year that has a calendar and nothing else makes room for one that has been. */
async function removeBlankYear(db: Database, presentYearId: number, days: number): Promise<void> {
  const blank = sql`select y.id from calendar.study_year y join calendar.study_year present on present.id = ${presentYearId}
    where daterange(y.date_start, y.date_end, '[]') && daterange(present.date_start - ${days}::int, present.date_end - ${days}::int, '[]')
      and not exists (select from classes.class c where c.year_id = y.id)`
  await sql`delete from calendar.calendar_entry where year_id in (${blank})`.execute(db)
  await sql`delete from calendar.study_year where id in (${blank})`.execute(db)
}

/** The year itself with its calendar and grading policy. @returns its id */
export async function copyFrame(db: Database, presentYearId: number, days: number): Promise<number> {
  await removeBlankYear(db, presentYearId, days)
  const { rows } = await sql<{ id: number }>`
    insert into calendar.study_year (date_start, date_end, is_projection)
    select date_start - ${days}::int, date_end - ${days}::int, true from calendar.study_year where id = ${presentYearId}
    returning id`.execute(db)
  const yearId = rows[0]?.id ?? 0
  await sql`
    insert into calendar.calendar_entry
      (year_id, type, title, start_date, end_date, number, closes_on, follows_weekday, parallels)
    select ${yearId}, type, title, start_date - ${days}::int, end_date - ${days}::int, number, closes_on - ${days}::int,
      follows_weekday, parallels
    from calendar.calendar_entry where year_id = ${presentYearId}`.execute(db)
  await sql`
    insert into grading.policy (year_id, version, rules)
    select ${yearId}, version, rules from grading.policy where year_id = ${presentYearId}`.execute(db)
  await sql`
    insert into classes.parallel (year_id, number)
    select ${yearId}, number from classes.parallel where year_id = ${presentYearId}`.execute(db)
  await sql`
    insert into curriculum.rup_line
      (year_id, parallel_id, profile, course_id, hours, component, subgroups, grading_mode)
    select ${yearId}, own.id, line.profile, line.course_id, line.hours, line.component, line.subgroups, line.grading_mode
    from curriculum.rup_line line join classes.parallel p on p.id = line.parallel_id
      join classes.parallel own on own.year_id = ${yearId} and own.number = p.number
    where line.year_id = ${presentYearId}`.execute(db)
  return yearId
}
