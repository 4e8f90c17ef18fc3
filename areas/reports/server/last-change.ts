import { sql, type RawBuilder } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { groupsBeside } from '#areas/results/server/index.ts'
import { periodOfSheet, type SheetPeriod } from '#areas/summary-sheet/rules/sheet-period.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'

interface Figures {
  students: readonly number[]
  /** Groups whose courses are in question, in whatever group somebody has or had them; null: all of the year. */
  groups: readonly number[] | null
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
 * parameters give the same figures. Null where nothing is there. A query of one row: a short answer to a dear question.
 */
export function lastChange({ students, groups, period }: Figures): RawBuilder<{ changed_at: string | null }> {
  const { key, start_date, end_date } = period
  const persons = sql`any(${[...students]}::int[])`
  const ofStudents = sql`select m.group_id from unnest(${[...students]}::int[]) asked(student_id) cross join lateral (
    select given.group_id from classes.group_member given where given.student_id = asked.student_id offset 0) m`
  const asked = groups === null ? ofStudents : groupsBeside(groups)
  // found step by step, by lessons: by the students what was given in all their years would be read. Of a list of hundreds each row
  // is looked for one by one, so it is asked about the last change of each student
  return sql<{ changed_at: string | null }>`
    with y as (select id from calendar.study_year where ${start_date}::date between date_start and date_end),
    q as (select e.id from calendar.calendar_entry e join y on y.id = e.year_id
      where e.type = 'quarter' and e.start_date between ${start_date} and ${end_date}),
    attended as materialized (
      select g.id, g.course_id from classes.study_group g join y on y.id = g.year_id where g.id in (${asked})),
    held as materialized (
      select l.id from attended cross join lateral (select one.id from timetable.lesson one
        where one.group_id = attended.id and one.date between ${start_date} and ${end_date} offset 0) l),
    given as materialized (
      select s.student_id, max(s.changed_at) as at from held cross join lateral (
        select * from journal.score one where one.lesson_id = held.id offset 0) s group by s.student_id
      union all
      select m.student_id, max(m.changed_at) from held cross join lateral (
        select * from journal.miss one where one.lesson_id = held.id offset 0) m group by m.student_id),
    changed (at) as (
      select max(r.changed_at) from (select * from results.period_result one where one.year_id = (select id from y)
          and one.course_id = any(array(select course_id from attended)) and one.student_id = ${persons} offset 0) r
        where ${resultsOf(key)}
      union all
      select max(at) from given where student_id = ${persons})
    select ${instant('latest.at')} as changed_at from (select max(at) as at from changed) latest`
}
