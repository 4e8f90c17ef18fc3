import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { GridLesson, GridStudent, JournalGrid, Miss } from '../../contract/journal.ts'
import { resultColumns, type ResultRow } from '#areas/grading/server/index.ts'
import type { FilesOfLesson, JournalLesson } from '../lesson-texts/lesson-files.ts'
import { lessonText } from '../lesson-texts/texts.ts'
import { mayMarkLesson } from '../scope/marking.ts'
import { gridLessonColumns, journalLessonColumns } from './grid-lessons.ts'

/** The group and the days asked for: a quarter, or the whole year where none is named. */
export interface GridQuery {
  groupId: number
  quarterId: number | undefined
  /** The last of the days asked for, whichever they are. */
  until?: CalendarDate
}

const lastOfAll = 'infinity'

/** The first and the last day asked for, as a row `span`; no row where the quarter is not of the group's year. */
export const span = ({ groupId, quarterId, until = lastOfAll }: GridQuery): RawBuilder<unknown> =>
  quarterId === undefined
    ? sql`(select y.date_start as first, least(y.date_end, ${until}::date) as last, g.year_id, g.course_id
        from classes.study_group g join calendar.study_year y on y.id = g.year_id
        where g.id = ${groupId} and y.date_start <= ${until}::date) span`
    : sql`(select q.start_date as first, least(q.end_date, ${until}::date) as last, g.year_id, g.course_id
        from classes.study_group g join calendar.calendar_entry q on q.year_id = g.year_id and q.type = 'quarter'
        where g.id = ${groupId} and q.id = ${quarterId} and q.start_date <= ${until}::date) span`

/** Lessons `l` of the days asked for, in their order. */
const lessonsOf = <Row>(gridQuery: GridQuery, columns: RawBuilder<unknown>) => sql<Row>`
  select ${columns}
  from ${span(gridQuery)} join timetable.lesson l on l.group_id = ${gridQuery.groupId} and l.date between span.first and span.last
    ${lessonText}
  order by l.date, l.starts_at, l.id`
const mayMarkIn = ({ groupId }: GridQuery, caller: Caller, today: string) =>
  mayMarkLesson(caller, sql.ref('l.id'), sql`${groupId}::integer`, today)

/** Lessons of a journal without the files of their homework. */
export async function readLessons(
  db: Database,
  caller: Caller,
  gridQuery: GridQuery,
  today: string,
): Promise<JournalLesson[]> {
  const columns = journalLessonColumns(mayMarkIn(gridQuery, caller, today))
  const { rows } = await lessonsOf<JournalLesson>(gridQuery, columns).execute(db)
  return rows
}

/** Lessons of a journal as it shows them. */
export async function readGridLessons(
  db: Database,
  gridQuery: GridQuery,
  { caller, today, filesOfLesson }: { caller: Caller; today: string; filesOfLesson: FilesOfLesson },
): Promise<GridLesson[]> {
  const columns = gridLessonColumns(mayMarkIn(gridQuery, caller, today), filesOfLesson)
  const { rows } = await lessonsOf<GridLesson>(gridQuery, columns).execute(db)
  return rows
}

export async function readMisses(db: Database, gridQuery: GridQuery): Promise<Miss[]> {
  const { rows } = await sql<Miss>`
    select m.id, m.lesson_id, m.student_id, m.kind_id, m.minutes, m.reason, m.version
    from ${span(gridQuery)} join timetable.lesson l on l.group_id = ${gridQuery.groupId} and l.date between span.first and span.last
    join journal.miss m on m.lesson_id = l.id order by m.id`.execute(db)
  return rows
}

type Elsewhere = JournalGrid['elsewhere'][number]
/** A student as a row, with what is stored of them beside the marks of this journal. */
export type StudentRow = GridStudent & { results: ResultRow[]; elsewhere: Omit<Elsewhere, 'student_id'>[] }

/** Marks of student `p` in other groups of the course and year, of the days asked for. */
const elsewhere = ({ groupId }: GridQuery, before: RawBuilder<unknown> | null) => sql`(
  select jsonb_agg(jsonb_build_object('quarter_id', q.id, 'type', s.type, 'value', s.value, 'maximum', s.maximum,
    'number', w.number) order by l.date, s.id)
  from (select distinct m.group_id from classes.group_member m
    where m.student_id = p.id and m.course_id = span.course_id and m.group_id <> ${groupId}) other
  join classes.study_group og on og.id = other.group_id and og.year_id = span.year_id
  join timetable.lesson l on l.group_id = og.id
  join journal.score s on s.lesson_id = l.id and s.student_id = p.id
    ${before === null ? sql`` : sql`and s.changed_at < ${before}`}
  left join assessments.work w on w.id = s.work_id
  join calendar.calendar_entry q on q.year_id = span.year_id and q.type = 'quarter'
    and q.start_date >= span.first and q.end_date <= span.last
    and case when w.id is null then l.date between q.start_date and q.end_date else q.id = w.quarter_id end)`

const results = sql`(
  select jsonb_agg(found order by found.id) from (
    select ${resultColumns} from results.period_result r where r.student_id = p.id and r.course_id = span.course_id and r.year_id = span.year_id) found)`

/**
 * Students who were in the group on some day asked for, in list order.
 * @param before an instant: of other groups only marks written before it come along; null: all
 */
export async function readStudents(
  db: Database,
  gridQuery: GridQuery,
  before: RawBuilder<unknown> | null = null,
): Promise<StudentRow[]> {
  const { rows } = await sql<StudentRow>`
    select p.id, p.full_name, own.periods, coalesce(${results}, '[]') as results,
      coalesce(${elsewhere(gridQuery, before)}, '[]') as elsewhere,
      (select c.title from classes.class_member cm join classes.class c on c.id = cm.class_id
        where cm.student_id = p.id and cm.during && daterange(span.first, span.last, '[]')
        order by cm.during desc limit 1) as class_title
    from ${span(gridQuery)} cross join lateral (
      select m.student_id, jsonb_agg(jsonb_build_object('from', coalesce(lower(m.during), span.first),
        'to', upper(m.during) - 1) order by m.during) as periods
      from classes.group_member m
      where m.group_id = ${gridQuery.groupId} and m.during && daterange(span.first, span.last, '[]')
      group by m.student_id) own
    join people.person p on p.id = own.student_id
    order by p.sort_name, p.id`.execute(db)
  return rows
}
