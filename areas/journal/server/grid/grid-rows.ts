import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { GridLesson, Miss } from '../../contract/journal.ts'
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
export const journalLessons = (caller: Caller, gridQuery: GridQuery, today: string): RawBuilder<JournalLesson> =>
  lessonsOf(gridQuery, journalLessonColumns(mayMarkIn(gridQuery, caller, today)))
export async function readLessons(db: Database, ...given: Parameters<typeof journalLessons>): Promise<JournalLesson[]> {
  return (await journalLessons(...given).execute(db)).rows
}

/** Lessons of a journal as it shows them. */
export const gridLessons = (
  gridQuery: GridQuery,
  { caller, today, filesOfLesson }: { caller: Caller; today: string; filesOfLesson: FilesOfLesson },
): RawBuilder<GridLesson> => lessonsOf(gridQuery, gridLessonColumns(mayMarkIn(gridQuery, caller, today), filesOfLesson))

export const gridMisses = (gridQuery: GridQuery): RawBuilder<Miss> => sql`
  select m.id, m.lesson_id, m.student_id, m.kind_id, m.minutes, m.reason, m.version
  from ${span(gridQuery)} join timetable.lesson l on l.group_id = ${gridQuery.groupId} and l.date between span.first and span.last
  join journal.miss m on m.lesson_id = l.id order by m.id`
export async function readMisses(db: Database, gridQuery: GridQuery): Promise<Miss[]> {
  return (await gridMisses(gridQuery).execute(db)).rows
}
