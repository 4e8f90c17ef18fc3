import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { LessonScoreType } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { resultColumns, type ResultRow } from '#areas/grading/server/index.ts'
import type { Membership } from './period-marks.ts'

export interface MarkRow {
  group_id: number
  student_id: number
  type: LessonScoreType
  value: number
  maximum: number
  date: CalendarDate
  /** Of a СОР or СОЧ: its number and the quarter of its work. */
  number: number | null
  quarter_id: number | null
}
export interface WorkRow {
  group_id: number
  kind: 'sor' | 'soch'
  number: number
  maximum: number
  quarter_id: number
}
export interface MemberRow {
  group_id: number
  student_id: number
  from: CalendarDate | null
  to: CalendarDate | null
}

const ofStudents = (row: 'm' | 's', studentIds: readonly number[] | null) =>
  studentIds === null ? sql`true` : sql`${sql.ref(`${row}.student_id`)} = any(${[...studentIds]})`

/** Marks `s` of lessons `l` that count in quarters; in all where none are named. */
const ofQuarters = (quarterIds: readonly number[] | null) =>
  quarterIds === null
    ? sql`true`
    : sql`case when s.work_id is null
        then l.date <@ any (array(select daterange(q.start_date, q.end_date, '[]')
          from calendar.calendar_entry q where q.id = any(${[...quarterIds]})))
        else s.work_id in (select w.id from assessments.work w where w.quarter_id = any(${[...quarterIds]})) end`

/** Memberships of groups; of all their students where none are named. */
export async function readMembers(db: Database, groupIds: number[], studentIds: readonly number[] | null) {
  const { rows } = await sql<MemberRow>`
    select m.group_id, m.student_id, lower(m.during) as from, upper(m.during) - 1 as to from classes.group_member m
    where m.group_id = any(${groupIds}) and ${ofStudents('m', studentIds)}`.execute(db)
  return rows
}

/** Who is and was in groups, as a query. */
export const membersOf = (groupIds: readonly number[]) => sql<MemberRow>`
  select m.group_id, m.student_id, lower(m.during) as "from", upper(m.during) - 1 as "to" from classes.group_member m
  where m.group_id = any(${[...groupIds]}::integer[])`

/** All groups of their courses and years that the students of groups are or were in, themselves among them, as a query. */
export const groupsBeside = (groupIds: readonly number[]) => sql<{ id: number }>`
  select m.group_id as id from classes.study_group asked
  join classes.study_group g on g.year_id = asked.year_id and g.course_id = asked.course_id
  join classes.group_member m on m.group_id = g.id
  where asked.id = any(${[...groupIds]}::integer[]) and (m.student_id, m.course_id) in (
    select own.student_id, own.course_id from classes.group_member own where own.group_id = any(${[...groupIds]}::integer[]))`

type MembershipTuple = [student: number, course: number, group: number, from: MemberRow['from'], to: MemberRow['to']]
/**
 * Memberships of the groups' students in the groups' courses and years, in whatever group they are; those of the groups themselves
 * among them.
 * @param students of these only
 */
export async function readMemberships(
  db: Database,
  groupIds: readonly number[],
  students: readonly number[] | null = null,
) {
  // from the groups to who is in them: by students alone the memberships of all their years would be read
  const ofBeside =
    students === null
      ? sql`beside cross join lateral (
        select * from classes.group_member given where given.group_id = beside.id offset 0) m`
      : sql`classes.group_member m where m.student_id = any(${[...students]}::integer[])
        and m.group_id = any(array(select id from beside))`
  const { rows } = await sql<{ memberships: MembershipTuple[] }>`
    with asked as materialized (
      select g.id, g.course_id, g.year_id from classes.study_group g where g.id = any(${[...groupIds]}::integer[])),
    own as materialized (
      select m.student_id, m.course_id from asked cross join lateral (
        select * from classes.group_member given where given.group_id = asked.id offset 0) m),
    beside as materialized (
      select g.id from classes.study_group g where (g.year_id, g.course_id) in (select year_id, course_id from asked)),
    members as materialized (
      select m.student_id, m.course_id, m.group_id, m.during from ${ofBeside})
    select coalesce(json_agg(json_build_array(m.student_id, m.course_id, m.group_id, lower(m.during), upper(m.during) - 1)),
      '[]') as memberships
    from members m where (m.student_id, m.course_id) in (select student_id, course_id from own)`.execute(db)
  return (rows[0]?.memberships ?? []).map(([student_id, course_id, group_id, from, to]): MemberRow & Membership => ({
    student_id,
    course_id,
    group_id,
    from,
    to,
  }))
}

/**
 * Marks of the groups' students in the groups' courses and years, given in whatever group, under the group asked about;
 * those of that group itself come first, which decides where a work was written twice, each in the order of days.
 * @param quarterIds of these quarters only: of ФО by the day of the lesson, of a СОР or СОЧ by its work
 */
export async function readCourseMarks(
  db: Database,
  groupIds: number[],
  studentIds: readonly number[] | null,
  quarterIds: readonly number[] | null = null,
) {
  // each step on its own: taken as one join its rows are guessed a thousand times too few
  const { rows } = await sql<MarkRow>`
    with asked as materialized (
      select distinct m.group_id, m.student_id, m.course_id, g.year_id from classes.group_member m
      join classes.study_group g on g.id = m.group_id
      where m.group_id = any(${groupIds}) and ${ofStudents('m', studentIds)}),
    attended as materialized (
      select distinct asked.group_id, asked.student_id, attended.id as in_group from asked
      cross join lateral (
        select g.id from classes.group_member m join classes.study_group g on g.id = m.group_id
        where m.student_id = asked.student_id and m.course_id = asked.course_id and g.year_id = asked.year_id
        offset 0) attended),
    given as materialized (
      select l.group_id, l.date, s.id, s.student_id, s.type, s.value, s.maximum, s.work_id
      from timetable.lesson l join journal.score s on s.lesson_id = l.id
      where l.group_id in (select in_group from attended) and ${ofStudents('s', studentIds)}
        and ${ofQuarters(quarterIds)})
    select a.group_id, a.student_id, given.type, given.value, given.maximum, given.date, w.number, w.quarter_id
    from attended a join given on given.group_id = a.in_group and given.student_id = a.student_id
    left join assessments.work w on w.id = given.work_id
    order by a.in_group <> a.group_id, given.date, given.id`.execute(db)
  return rows
}

export async function readWorks(db: Database, groupIds: number[]) {
  const { rows } = await sql<WorkRow>`
    select group_id, kind, number, maximum, quarter_id from assessments.work where group_id = any(${groupIds})
    order by quarter_id, kind = 'soch', number`.execute(db)
  return rows
}

/** What sheets show of a stored result. */
export type SheetResult = Pick<
  ResultRow,
  | 'student_id'
  | 'course_id'
  | 'quarter_id'
  | 'half'
  | 'type'
  | 'recommended'
  | 'percent'
  | 'value'
  | 'differs'
  | 'policy_id'
>
type SheetTuple = [
  student: number,
  course: number,
  quarter: number | null,
  half: number | null,
  type: SheetResult['type'],
  recommended: number | null,
  percent: number | null,
  value: number | null,
  differs: boolean,
  policy: number,
]
/** What `sheetResults` brings: they come as one JSON, read row by row they cost several times as much. */
interface SheetTuples {
  results: SheetTuple[]
}
const sheetTuples = (where: RawBuilder<unknown>) => sql<SheetTuples>`
  select coalesce(json_agg(json_build_array(r.student_id, r.course_id, r.quarter_id, r.half, r.type, r.recommended,
    r.percent::float8, r.value, r.differs, r.policy_id)), '[]') as results
  from results.period_result r where ${where}`

/** Stored results of students in courses of a year, as a query for `sheetResultsOf`. */
export const sheetResults = ({
  year_id,
  courses,
  students,
}: {
  year_id: number
  courses: readonly number[]
  students: readonly number[]
}) =>
  sheetTuples(sql`r.year_id = ${year_id} and r.course_id = any(${[...new Set(courses)]}::integer[])
    and r.student_id = any(${[...new Set(students)]}::integer[])`)

/** The same of all who are or were in groups of a year, each in the courses of their groups. */
export function sheetResultsIn(year_id: number, groups: readonly { id: number; course_id: number }[]) {
  const inGroups = sql`classes.group_member m where m.group_id = any(${groups.map(({ id }) => id)}::integer[])`
  // with `is true` it can't be joined, which was done row by row
  return sheetTuples(sql`r.year_id = ${year_id}
    and r.course_id = any(${[...new Set(groups.map(({ course_id }) => course_id))]}::integer[])
    and r.student_id = any(array(select m.student_id from ${inGroups}))
    and ((r.course_id, r.student_id) in (select m.course_id, m.student_id from ${inGroups})) is true`)
}

export const sheetResultsOf = (rows: readonly SheetTuples[]): SheetResult[] =>
  rows.flatMap(({ results }) =>
    results.map(([student_id, course_id, quarter_id, half, type, recommended, percent, value, differs, policy_id]) => ({
      student_id,
      course_id,
      quarter_id,
      half,
      type,
      recommended,
      percent,
      value,
      differs,
      policy_id,
    })),
  )

/** Stored results of students in courses of a year. */
export async function readSheetResults(db: Database, of: Parameters<typeof sheetResults>[0]): Promise<SheetResult[]> {
  const { rows } = await sheetResults(of).execute(db)
  return sheetResultsOf(rows)
}

/** Stored results of the groups' courses in their years, of these students or of all in the groups. */
export async function readResults(db: Database, groupIds: number[], studentIds: readonly number[] | null) {
  const { rows } = await sql<ResultRow>`
    with asked as (
      select distinct m.student_id, m.course_id, g.year_id from classes.group_member m
      join classes.study_group g on g.id = m.group_id
      where m.group_id = any(${groupIds}) and ${ofStudents('m', studentIds)})
    select ${resultColumns} from asked join results.period_result r using (student_id, course_id, year_id)`.execute(db)
  return rows
}
