import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { GridQuarter } from '#areas/grading/contract/results.ts'
import { gradingOfGroup, quartersOfGroup, groupRules, type GroupRules } from '#areas/grading/server/index.ts'
import { leadersOn } from '#areas/classes/server/index.ts'
import { mayReadWholeClass } from '#areas/journal/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'

export interface ClassRow {
  id: number
  title: string
  year_id: number
  /** «2026–2027» */
  year: string
  quarters: GridQuarter[]
}

/** A class within the caller's scope, by id. */
export async function findClass(
  db: Database,
  caller: Caller,
  id: number,
  today: CalendarDate,
): Promise<ClassRow | undefined> {
  const { rows } = await sql<ClassRow>`
    select c.id, c.title, c.year_id, extract(year from y.date_start) || '–' || extract(year from y.date_end) as year,
      ${quartersOfGroup(sql.ref('c.year_id'), sql`null::integer`)} as quarters
    from classes.class c join calendar.study_year y on y.id = c.year_id
    where c.id = ${id} and ${mayReadWholeClass(caller, today)}`.execute(db)
  return rows[0]
}

interface Leaders {
  class_teacher: string | null
  curator: string | null
}
/** Who leads a class on a day. */
export async function readLeaders(db: Database, classId: number, day: CalendarDate): Promise<Leaders> {
  const { rows } = await sql<{ kind: 'teacher' | 'curator'; full_name: string }>`
    select led.kind, p.full_name from ${leadersOn(day)} led join people.person p on p.id = led.person_id
    where led.class_id = ${classId}`.execute(db)
  const nameOf = (kind: 'teacher' | 'curator') => rows.find((led) => led.kind === kind)?.full_name ?? null
  return { class_teacher: nameOf('teacher'), curator: nameOf('curator') }
}

export interface StudentRow {
  id: number
  full_name: string
}
/** Who is in a class on a day, by name. */
export async function readStudents(db: Database, classId: number, day: CalendarDate): Promise<StudentRow[]> {
  const { rows } = await sql<StudentRow>`
    select p.id, p.full_name from classes.class_member m join people.person p on p.id = m.student_id
    where m.class_id = ${classId} and m.during @> ${day}::date order by p.sort_name, p.id`.execute(db)
  return rows
}

/** A student's group of a course: the one they are in on a day, else the one they were in last in the period. */
export interface Seat {
  student_id: number
  group_id: number
}
export async function readSeats(
  db: Database,
  { id, year_id }: Pick<ClassRow, 'id' | 'year_id'>,
  start: CalendarDate,
  day: CalendarDate,
): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select distinct on (m.student_id, m.course_id) m.student_id, m.group_id
    from classes.class_member own
    join classes.group_member m on m.student_id = own.student_id and m.during && daterange(${start}, ${day}, '[]')
    join classes.study_group g on g.id = m.group_id and g.year_id = ${year_id}
    where own.class_id = ${id} and own.during @> ${day}::date
    order by m.student_id, m.course_id, m.during desc`.execute(db)
  return rows
}

export type CourseGroup = GroupRules & { course: string; short_title: string; teachers: string[] }
/** What the rules ask about groups, with who teaches them on a day. */
export async function readGroups(db: Database, ids: readonly number[], day: CalendarDate): Promise<CourseGroup[]> {
  const { rows } = await sql<CourseGroup>`
    select ${groupRules}, co.title as course, co.short_title,
      array(select ${shortName('t')} from workload.assignment a join people.person t on t.id = a.teacher_id
        where a.group_id = g.id and a.during @> ${day}::date order by t.sort_name) as teachers
    from classes.study_group g join curriculum.course co on co.id = g.course_id ${gradingOfGroup}
    where g.id = any(${[...ids]}) order by co.title, g.id`.execute(db)
  return rows
}

export interface ClassMiss {
  student_id: number
  minutes: number | null
  kind: Pick<MissKind, 'category' | 'counts_as_missed' | 'takes_minutes'>
}
/**
 * Misses of students in a period of a year, in whatever group they were then. Found by the lessons of their groups: by the
 * students alone those of all their years would be read.
 */
export async function readMisses(
  db: Database,
  { year_id, students }: { year_id: number; students: readonly number[] },
  { start_date, end_date }: { start_date: CalendarDate; end_date: CalendarDate },
): Promise<ClassMiss[]> {
  const { rows } = await sql<ClassMiss>`
    with held as materialized (
      select l.id from timetable.lesson l where l.date between ${start_date} and ${end_date} and l.group_id in (
        select m.group_id from classes.group_member m join classes.study_group g on g.id = m.group_id
        where m.student_id = any(${[...students]}) and g.year_id = ${year_id}))
    select miss.student_id, miss.minutes, jsonb_build_object('category', k.category,
      'counts_as_missed', k.counts_as_missed, 'takes_minutes', k.takes_minutes) as kind
    from held join journal.miss miss on miss.lesson_id = held.id and miss.student_id = any(${[...students]})
    join miss_kinds.miss_kind k on k.id = miss.kind_id`.execute(db)
  return rows
}
