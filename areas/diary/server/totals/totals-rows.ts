import { sql, type RawBuilder } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { listed, readAtOnce } from '#platform/server/read-at-once.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { Retake } from '#areas/journal/contract/journal.ts'
import { retakeOfMark } from '#areas/journal/server/index.ts'
import {
  gradingOfGroup,
  ownRules,
  resultColumns,
  withYearRules,
  yearRules,
  type GroupRules,
  type OwnRules,
  type ResultRow,
  type YearRules,
} from '#areas/grading/server/index.ts'
import type { MarkRow, WorkRow } from '#areas/results/server/index.ts'

/** The year of the quarter asked for, else today's. */
export const yearOfQuarter = (quarterId: number | undefined, today: CalendarDate): RawBuilder<unknown> =>
  quarterId === undefined
    ? currentYearId(today)
    : sql`(select year_id from calendar.calendar_entry where id = ${quarterId} and type = 'quarter')`

export type CourseRow = GroupRules & { course: string; works: Omit<WorkRow, 'group_id'>[] }
type OwnRow = OwnRules & Pick<CourseRow, 'course' | 'works'>

/** The courses of a student in a year, each with the rules and works of the group they are or were last in. */
const coursesOf = (studentId: number, year: RawBuilder<unknown>) => sql<OwnRow>`
  select ${ownRules}, co.title as course,
    (select coalesce(json_agg(json_build_object('kind', w.kind, 'number', w.number, 'maximum', w.maximum, 'quarter_id', w.quarter_id)
        order by w.quarter_id, w.kind = 'soch', w.number), '[]') from assessments.work w
      where w.group_id = g.id) as works
  from (select distinct on (m.course_id) m.group_id from classes.group_member m
    join classes.study_group sg on sg.id = m.group_id
    where m.student_id = ${studentId} and sg.year_id = ${year} order by m.course_id, m.during desc) last
  join classes.study_group g on g.id = last.group_id join curriculum.course co on co.id = g.course_id ${gradingOfGroup}
  order by co.title`

/** Lessons of the groups that a student is or was in, in a year. */
const lessonsOf = (studentId: number, year: RawBuilder<unknown>) => sql`
  select l.id, l.date, g.id as group_id, g.course_id
  from (select distinct sg.id, sg.course_id from classes.group_member m join classes.study_group sg on sg.id = m.group_id
    where m.student_id = ${studentId} and sg.year_id = ${year}) g join timetable.lesson l on l.group_id = g.id`
/**
 * What a student has in the lessons `own`, by the first and the last of these: without what all other years have left and without
 * seeking in each lesson.
 */
const isOfOwn = (studentId: number, row: 's' | 'miss') => sql`${sql.ref(`${row}.student_id`)} = ${studentId}
  and ${sql.ref(`${row}.lesson_id`)} between (select first from span) and (select last from span)`

/** `group_id` is the group it was given in. */
export type DiaryMarkRow = Omit<MarkRow, 'student_id'> & { course_id: number; retake: Retake | null }

/** Marks of a student in the lessons `own`, oldest first. */
const marksOf = (studentId: number) => sql<DiaryMarkRow>`
  select own.group_id, own.course_id, s.type, s.value, s.maximum, own.date, w.number, w.quarter_id,
    ${retakeOfMark} as retake
  from own join journal.score s on s.lesson_id = own.id and ${isOfOwn(studentId, 's')}
  left join assessments.work w on w.id = s.work_id order by own.date, s.id`

const resultsOf = (studentId: number, year: RawBuilder<unknown>) => sql<ResultRow>`
  select ${resultColumns} from results.period_result r
  where r.student_id = ${studentId} and r.year_id = ${year}`

export interface MissRow {
  course_id: number
  date: CalendarDate
  minutes: number | null
  kind: Pick<MissKind, 'category' | 'counts_as_missed' | 'takes_minutes'>
}
/** Misses of a student in the lessons `own`. */
const missesOf = (studentId: number) => sql<MissRow>`
  select own.course_id, own.date, miss.minutes, to_jsonb(k) as kind
  from own join journal.miss miss on miss.lesson_id = own.id and ${isOfOwn(studentId, 'miss')}
  join miss_kinds.miss_kind k on k.id = miss.kind_id`

/** What a student has in a year: courses by title, marks oldest first, what is stored of results, misses. In one statement. */
export async function readStudentYear(db: Database, studentId: number, year: RawBuilder<unknown>) {
  const { courses, rules, results, given } = await readAtOnce(db, {
    courses: coursesOf(studentId, year),
    rules: sql<YearRules>`select ${yearRules(year)}`,
    results: resultsOf(studentId, year),
    given: sql<{ marks: DiaryMarkRow[]; misses: MissRow[] }>`with own as materialized (${lessonsOf(studentId, year)}),
      span as materialized (select min(id) as first, max(id) as last from own)
      select ${listed(marksOf(studentId))} as marks, ${listed(missesOf(studentId))} as misses`,
  })
  return { ...given[0]!, results, courses: courses.map((course): CourseRow => withYearRules(course, rules[0]!)) }
}
