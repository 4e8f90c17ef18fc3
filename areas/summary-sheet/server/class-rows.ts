import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { pairKey } from '#areas/grading/rules/pair-key.ts'
import {
  gradingOfGroup,
  ownRules,
  withYearRules,
  yearRules,
  type GroupRules,
  type OwnRules,
  type YearRules,
} from '#areas/grading/server/index.ts'
import type { MemberRow, Membership, WorkRow } from '#areas/results/server/index.ts'
import { leadersOn } from '#areas/classes/server/index.ts'
import { mayReadWholeClass } from '#areas/journal/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'

export interface ClassRow extends YearRules {
  id: number
  title: string
  year_id: number
  /** «2026–2027» */
  year: string
}

/** A class within the caller's scope, by id, with what the rules ask about its year. */
export async function findClass(
  db: Database,
  caller: Caller,
  id: number,
  today: CalendarDate,
): Promise<ClassRow | undefined> {
  const { rows } = await sql<ClassRow>`
    select c.id, c.title, c.year_id, extract(year from y.date_start) || '–' || extract(year from y.date_end) as year,
      ${yearRules(sql.ref('c.year_id'))}
    from classes.class c join calendar.study_year y on y.id = c.year_id
    where c.id = ${id} and ${mayReadWholeClass(caller, today)}`.execute(db)
  return rows[0]
}

export interface StudentRow {
  id: number
  full_name: string
}
/** A membership of the year; `is_seat` where it is of the period up to a day. */
export interface ClassMembership extends Membership, MemberRow {
  is_seat: boolean
}
interface ClassPeople {
  class_teacher: string | null
  curator: string | null
  /** By name. */
  students: StudentRow[]
  /** Of the year, each course's latest first. */
  memberships: ClassMembership[]
}
type ClassMembershipTuple = [
  student: number,
  course: number,
  group: number,
  from: MemberRow['from'],
  to: MemberRow['to'],
  is_seat: boolean,
]
/** Who leads a class on a day, who is in it, and the groups they are and were in. @param start the first day of the period */
export async function readPeople(
  db: Database,
  { id, year_id }: Pick<ClassRow, 'id' | 'year_id'>,
  { start, day }: { start: CalendarDate; day: CalendarDate },
): Promise<ClassPeople> {
  const leader = (kind: 'teacher' | 'curator') => sql`(
    select p.full_name from ${leadersOn(day)} led join people.person p on p.id = led.person_id
    where led.class_id = ${id} and led.kind = ${kind} limit 1)`
  const { rows } = await sql<Omit<ClassPeople, 'memberships'> & { memberships: ClassMembershipTuple[] }>`
    with own as materialized (
      select p.id, p.full_name, p.sort_name from classes.class_member m join people.person p on p.id = m.student_id
      where m.class_id = ${id} and m.during @> ${day}::date)
    select ${leader('teacher')} as class_teacher, ${leader('curator')} as curator,
      (select coalesce(json_agg(json_build_object('id', id, 'full_name', full_name) order by sort_name, id), '[]') from own)
        as students,
      (select coalesce(json_agg(json_build_array(m.student_id, m.course_id, m.group_id, lower(m.during), upper(m.during) - 1,
          m.during && daterange(${start}, ${day}, '[]')) order by m.student_id, m.course_id, m.during desc), '[]')
        from classes.group_member m join classes.study_group g on g.id = m.group_id and g.year_id = ${year_id}
        where m.student_id = any(array(select id from own))) as memberships`.execute(db)
  const { memberships, ...people } = rows[0]!
  return {
    ...people,
    memberships: memberships.map(([student_id, course_id, group_id, from, to, is_seat]) => ({
      student_id,
      course_id,
      group_id,
      from,
      to,
      is_seat,
    })),
  }
}

/** The groups that students belong to in a sheet: of each course the one they are in on its day, else were in last in the period. */
export const seatsOf = (memberships: readonly ClassMembership[]): ClassMembership[] => [
  ...new Map(
    memberships
      .filter(({ is_seat }) => is_seat)
      .toReversed()
      .map((one) => [pairKey(one.course_id, one.student_id), one]),
  ).values(),
]

export type CourseGroup = GroupRules & { course: string; short_title: string; teachers: string[] }
export type GroupRow = OwnRules &
  Pick<CourseGroup, 'course' | 'short_title' | 'teachers'> & { works: Omit<WorkRow, 'group_id'>[] }
/** Columns of groups `g` of courses `co`, graded by `gradingOfGroup`: what the rules ask, planned works, and who teaches them on a day. */
export const groupColumns = (day: CalendarDate) => sql`${ownRules}, co.title as course, co.short_title,
  array(select ${shortName('t')} from workload.assignment a join people.person t on t.id = a.teacher_id
    where a.group_id = g.id and a.during @> ${day}::date order by t.sort_name) as teachers,
  (select coalesce(json_agg(json_build_object('kind', w.kind, 'number', w.number, 'maximum', w.maximum, 'quarter_id', w.quarter_id)
      order by w.quarter_id, w.kind = 'soch', w.number), '[]')
    from assessments.work w where w.group_id = g.id) as works`
/** Groups of a year with what the rules ask, their works and teachers of a day, as a query. */
export const groupsOn = (ids: readonly number[], day: CalendarDate) => sql<GroupRow>`
  select ${groupColumns(day)}
  from classes.study_group g join curriculum.course co on co.id = g.course_id ${gradingOfGroup}
  where g.id = any(${[...ids]}::integer[]) order by co.title, g.id`

/** One group with what the rules ask, its year's among it. */
export async function readCourseGroup(db: Database, id: number, day: CalendarDate): Promise<CourseGroup | undefined> {
  const { rows } = await sql<GroupRow & YearRules>`
    select ${groupColumns(day)}, ${yearRules(sql.ref('g.year_id'))}
    from classes.study_group g join curriculum.course co on co.id = g.course_id ${gradingOfGroup} where g.id = ${id}`.execute(
    db,
  )
  return rows[0] && withYearRules(rows[0], rows[0])
}

export interface ClassMiss {
  student_id: number
  minutes: number | null
  kind: Pick<MissKind, 'category' | 'counts_as_missed' | 'takes_minutes'>
}
type MissRow = Omit<ClassMiss, 'kind'> & ClassMiss['kind']
/**
 * Misses of students in a period in whatever group they were then, as a query for `missesOf`. Found by the students between the first
 * and the last lesson of their groups: by the students alone those of all their years would be read, by the lessons alone each would be
 * sought.
 * @param memberships of the year
 */
export function missesIn(
  { students, memberships }: { students: readonly StudentRow[]; memberships: readonly Membership[] },
  { start_date, end_date }: { start_date: CalendarDate; end_date: CalendarDate },
) {
  const groups = [...new Set(memberships.map(({ group_id }) => group_id))]
  // `is true` keeps the plan from joining lessons that it takes for few: looked through for each miss they took nine tenths
  return sql<MissRow>`
    with held as materialized (
      select l.id from timetable.lesson l
      where l.group_id = any(${groups}::integer[]) and l.date between ${start_date} and ${end_date})
    select miss.student_id, miss.minutes, k.category, k.counts_as_missed, k.takes_minutes
    from journal.miss miss join miss_kinds.miss_kind k on k.id = miss.kind_id
    where miss.student_id = any(${students.map(({ id }) => id)})
      and miss.lesson_id between (select min(id) from held) and (select max(id) from held)
      and (miss.lesson_id in (select id from held)) is true`
}
export const missesOf = (rows: readonly MissRow[]): ClassMiss[] =>
  rows.map(({ student_id, minutes, ...kind }) => ({ student_id, minutes, kind }))
