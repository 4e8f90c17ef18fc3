import { sql, type RawBuilder } from 'kysely'
import { resultColumns, type ResultRow } from '#areas/grading/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { listed } from '#platform/server/read-at-once.ts'
import type { GridStudent, JournalGrid } from '../../contract/journal.ts'
import { span, type GridQuery } from './grid-rows.ts'

/** Who was in the group on some day asked for, with what is stored of them beside the marks of this journal. */
interface GridStudents {
  /** In the order of lists. */
  students: GridStudent[]
  results: ResultRow[]
  /** Their marks in other groups of the course and year, of the days asked for. */
  elsewhere: JournalGrid['elsewhere']
}

const students = sql`
  select p.id, p.full_name, own.periods, c.title as class_title
  from own join people.person p on p.id = own.student_id
  left join lateral (
    select cm.class_id from classes.class_member cm where cm.student_id = own.student_id and cm.during && own.days
    order by cm.during desc limit 1) latest on true left join classes.class c on c.id = latest.class_id
  order by p.sort_name, p.id`

const results = sql`
  select ${resultColumns} from own join results.period_result r
    on r.year_id = own.year_id and r.course_id = own.course_id and r.student_id = own.student_id
  order by r.student_id, r.id`

/** @param before an instant: only what was written before it; null: all */
const elsewhere = ({ groupId }: GridQuery, before: RawBuilder<unknown> | null) => sql`
  select other.student_id, q.id as quarter_id, s.type, s.value, s.maximum, w.number
  from (select distinct m.group_id, own.student_id, own.year_id, own.days from own join classes.group_member m
    on m.student_id = own.student_id and m.course_id = own.course_id and m.group_id <> ${groupId}) other
  join classes.study_group og on og.id = other.group_id and og.year_id = other.year_id
  join timetable.lesson l on l.group_id = og.id
  join journal.score s on s.lesson_id = l.id and s.student_id = other.student_id
    ${before === null ? sql`` : sql`and s.changed_at < ${before}`}
  left join assessments.work w on w.id = s.work_id
  join calendar.calendar_entry q on q.year_id = other.year_id and q.type = 'quarter'
    and daterange(q.start_date, q.end_date, '[]') <@ other.days
    and case when w.id is null then l.date between q.start_date and q.end_date else q.id = w.quarter_id end
  order by other.student_id, l.date, s.id`

/**
 * Students of a journal, one row of three lists: each is found for all of them at once.
 * @param before an instant: of other groups only marks written before it come along; null: all
 */
export const gridStudents = (
  gridQuery: GridQuery,
  before: RawBuilder<unknown> | null = null,
): RawBuilder<GridStudents> => sql`
  with own as materialized (
    select m.student_id, span.course_id, span.year_id, daterange(span.first, span.last, '[]') as days,
      json_agg(json_build_object('from', coalesce(lower(m.during), span.first), 'to', upper(m.during) - 1)
        order by m.during) as periods
    from ${span(gridQuery)} join classes.group_member m
      on m.group_id = ${gridQuery.groupId} and m.during && daterange(span.first, span.last, '[]')
    group by m.student_id, span.course_id, span.year_id, span.first, span.last)
  select ${listed(students)} as students, ${listed(results)} as results,
    ${listed(elsewhere(gridQuery, before))} as elsewhere`

/** The same, in a statement of its own. */
export async function readStudents(db: Database, gridQuery: GridQuery): Promise<GridStudents> {
  return (await gridStudents(gridQuery).execute(db)).rows[0]!
}
