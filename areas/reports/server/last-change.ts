import { sql } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { periodOfSheet, type SheetPeriod } from '#areas/summary-sheet/rules/sheet-period.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

interface Figures {
  students: readonly number[]
  /** Of these subjects alone; null: of all. */
  courses: readonly number[] | null
  period: { key: SheetPeriod; start_date: CalendarDate; end_date: CalendarDate }
}

/** Results `r` of the sheet: of its quarters `q`, of its half-year, of the year. */
function resultsOf(key: SheetPeriod) {
  const own = periodOfSheet(key)
  if (own === null) return sql`(r.quarter_id is null and r.half is null)`
  const ofQuarters = sql`r.quarter_id in (select q.id from q)`
  return own.kind === 'quarter' ? ofQuarters : sql`(r.half = ${own.number} or ${ofQuarters})`
}

/**
 * When that of which a report of a period is made was changed last, results, marks and misses: until it changes again, the same
 * parameters give the same figures. Null where nothing is there.
 */
export async function lastChangeOf(db: Database, { students, courses, period }: Figures): Promise<string | null> {
  const { key, start_date, end_date } = period
  const persons = sql`any(${[...students]}::int[])`
  const isOf = (course: string) =>
    courses === null ? sql`true` : sql`${sql.ref(course)} = any(${[...courses]}::int[])`
  const { rows } = await sql<{ changed_at: string | null }>`
    with y as (select id from calendar.study_year where ${start_date}::date between date_start and date_end),
    q as (select e.id from calendar.calendar_entry e join y on y.id = e.year_id
      where e.type = 'quarter' and e.start_date between ${start_date} and ${end_date}),
    held as materialized (
      select l.id from timetable.lesson l join classes.study_group g on g.id = l.group_id join y on y.id = g.year_id
      where l.date between ${start_date} and ${end_date} and ${isOf('g.course_id')}
        and g.id in (select m.group_id from classes.group_member m where m.student_id = ${persons})),
    changed (at) as (
      select max(r.changed_at) from results.period_result r join y on y.id = r.year_id
        where r.student_id = ${persons} and ${isOf('r.course_id')} and ${resultsOf(key)}
      union all
      select max(s.changed_at) from held join journal.score s on s.lesson_id = held.id and s.student_id = ${persons}
      union all
      select max(m.changed_at) from held join journal.miss m on m.lesson_id = held.id and m.student_id = ${persons})
    select ${instant('latest.at')} as changed_at from (select max(at) as at from changed) latest`.execute(db)
  return rows[0]?.changed_at ?? null
}
