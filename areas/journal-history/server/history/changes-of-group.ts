import { sql, type RawBuilder } from 'kysely'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { HistoryKind } from '../../contract/history.ts'
import { keptNumber } from '#areas/journal/server/index.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import type { ReadableGroup } from '../readable-group.ts'

/** A place in the history: changes before it are older. */
export interface Place {
  /** Microseconds since the epoch, as digits. */
  micros: string
  id: number
}
export interface Filters {
  student: number | undefined
  /** The account that acted. */
  who: number | undefined
  kind: HistoryKind | undefined
  /** A day of the school, in its time zone. */
  day: { date: CalendarDate; timeZone: string } | null
  after: Place | null
}

/** A year's journal is begun some weeks before its first day, never years. */
const daysAhead = 120

const idOf = ({ id }: ReadableGroup) => unseenByPlan(sql`${id}::integer`)
const keptLesson = sql`(coalesce(h.after, h.before) ->> 'lesson_id')::bigint`

/** What all parts of the history are cut by; the day in the text lets a plan leave aside the years before. */
function common({ date_start }: ReadableGroup, { who, after, day }: Filters): RawBuilder<boolean> {
  const conditions = [sql`h.at >= ${dayInText(addDays(date_start, -daysAhead))}`]
  if (who !== undefined) conditions.push(sql`h.account_id = ${who}`)
  if (day) {
    const startOf = (date: CalendarDate) => sql`(${date}::date::timestamp at time zone ${day.timeZone})`
    conditions.push(sql`h.at >= ${startOf(day.date)} and h.at < ${startOf(addDays(day.date, 1))}`)
  }
  if (after)
    conditions.push(
      sql`(h.at, h.id) < (to_timestamp(0) + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::bigint)`,
    )
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
const ofStudent = ({ student }: Filters) =>
  student === undefined ? sql`` : sql`and ${keptNumber('student_id')} = ${student}`

/** The newest changes of each lesson: by an index, so that what other journals hold costs nothing. */
const ofLessons = (
  group: ReadableGroup,
  filters: Filters,
  subjects: RawBuilder<unknown>,
  max: RawBuilder<unknown>,
) => sql`
  select h.* from timetable.lesson l cross join lateral (
    select h.* from history.change h
    where h.subject in (${subjects}) and ${keptLesson} = l.id and ${common(group, filters)} ${ofStudent(filters)}
    order by h.at desc, h.id desc ${max}) h
  where l.group_id = ${idOf(group)}`

/** Tables of which the history tells by lesson. */
export const lessonTables = sql`'journal.lesson_text', 'homework_files.homework_file'`

const ofTopics = (group: ReadableGroup, filters: Filters, max: RawBuilder<unknown>) => sql`
  select h.* from timetable.lesson l cross join lateral (
    select h.* from history.change h
    where h.subject in (${lessonTables}) and h.subject_id = l.id and ${common(group, filters)}
    order by h.at desc, h.id desc ${max}) h
  where l.group_id = ${idOf(group)}`

/** What of a result may change without a word: how it follows its marks below the next grade. */
const untold = sql`'{percent,version,policy_id}'::text[]`

// compared are those of the group alone, not of all who have the course that year
const ofResults = (group: ReadableGroup, filters: Filters) => sql`
  select h.* from (
    select h.* from history.change h
    where h.subject = 'results.period_result' and ${keptNumber('course_id')} = ${group.course_id}
      and ${keptNumber('year_id')} = ${group.year_id} and ${common(group, filters)} ${ofStudent(filters)}
      and ${keptNumber('student_id')} in (select m.student_id from classes.group_member m where m.group_id = ${group.id})
    offset 0) h
  where h.before - ${untold} is distinct from h.after - ${untold}`

const ofReopenings = (group: ReadableGroup, filters: Filters) => sql`
  select h.* from history.change h
  where h.subject = 'results.reopening' and ${common(group, filters)}
    and h.subject_id in (select ro.id from results.reopening ro where ro.group_id = ${group.id})`

/**
 * Rows of the history that concern a group's journal, in no order. With `max` no more than so many of each lesson come:
 * enough where the newest so many of all are wanted.
 */
export function changesOfGroup(group: ReadableGroup, filters: Filters, max?: number): RawBuilder<unknown> {
  const limit = max === undefined ? sql`` : sql`limit ${sql.lit(max)}`
  const { kind, student } = filters
  const wants = (one: HistoryKind) => kind === undefined || kind === one
  const subjects = [
    ...(wants('marks') ? [sql`'journal.score'`] : []),
    ...(wants('misses') ? [sql`'journal.miss'`] : []),
  ]
  const parts = [
    ...(subjects.length > 0 ? [ofLessons(group, filters, sql.join(subjects), limit)] : []),
    ...(wants('topics') && student === undefined ? [ofTopics(group, filters, limit)] : []),
    ...(wants('results') ? [ofResults(group, filters)] : []),
    ...(wants('results') && student === undefined ? [ofReopenings(group, filters)] : []),
  ]
  return parts.length > 0 ? sql.join(parts, sql` union all `) : sql`select h.* from history.change h where false`
}
