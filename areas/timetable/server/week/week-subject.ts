import { sql, type RawBuilder } from 'kysely'
import { isOwnChild, mayReadStudent } from '#areas/people/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import { schTimetableOo } from '../../contract/permissions.ts'
import type { WeekSubject } from '../../rules/week-slug.ts'

/** Whose week is read; parallel and shift where there is one class. */
export interface Subject {
  kind: Exclude<WeekSubject['kind'], 'me'>
  id: number
  title: string
  parallel: number | null
  shift: number | null
}

/** Staff see the timetable of every class, teacher and room, as it hangs on the wall. */
export const isStaff = (caller: Caller): boolean =>
  caller.client === 0 && caller.roles.some((role) => role !== 'student')

/** Whether the caller may open the week of a class; `classId` is an id or a column. */
export function mayReadClass(
  caller: Caller,
  classId: number | RawBuilder<unknown>,
  today: string,
): RawBuilder<boolean> {
  if (isStaff(caller)) return sql<boolean>`true`
  return sql<boolean>`exists (select from classes.class_member m where m.class_id = ${classId}
    and m.during @> ${today}::date and ${mayReadStudent(caller, sql`m.student_id`, today)})`
}
function mayReadWeekOf(caller: Caller, studentId: number, today: string): RawBuilder<boolean> {
  if (isStaff(caller) && caller.permissions.read.includes(schTimetableOo)) return sql<boolean>`true`
  return mayReadStudent(caller, sql`${studentId}::int`, today)
}

const readers: Record<
  Subject['kind'],
  (caller: Caller, id: number, date: string, today: string) => RawBuilder<Omit<Subject, 'kind'>>
> = {
  class: (caller, id, _, today) => sql`
    select c.id, c.title, p.number as parallel, c.shift from classes.class c
    join classes.parallel p on p.id = c.parallel_id where c.id = ${id} and ${mayReadClass(caller, id, today)}`,
  student: (caller, id, date, today) => sql`
    select s.id, s.full_name as title, p.number as parallel, c.shift from people.person s
    left join classes.class_member m on m.student_id = s.id and m.during @> ${date}::date
    left join classes.class c on c.id = m.class_id left join classes.parallel p on p.id = c.parallel_id
    where s.id = ${id} and exists (select from classes.class_member any_m where any_m.student_id = s.id)
      and ${mayReadWeekOf(caller, id, today)}`,
  teacher: (caller, id) => sql`
    select t.id, t.full_name as title, null::int as parallel, null::int as shift from people.person t
    where t.id = ${id} and ${isStaff(caller)}::boolean and (
      exists (select from workload.assignment a where a.teacher_id = t.id)
      or exists (select from timetable.lesson_teacher lt where lt.teacher_id = t.id))`,
  room: (caller, id) => sql`
    select r.id, r.title, null::int as parallel, null::int as shift from buildings.room r
    where r.id = ${id} and ${isStaff(caller)}::boolean`,
}

/** One's own week: a student's, a family's first child's, else a teacher's, which may be empty. */
async function ownSubject(db: Database, caller: Caller, date: string, today: string): Promise<Subject> {
  if (caller.personId === null) throw notFound(msg`У вашей учётной записи нет карточки сотрудника или ученика`)
  const student = caller.client === 1 ? await firstChild(db, caller, today) : caller.personId
  const { rows } = await readers.student(caller, student, date, today).execute(db)
  if (rows[0]) return { kind: 'student', ...rows[0] }
  if (caller.client === 1) throw notFound(msg`К вашей учётной записи не привязан ни один ученик`)
  const person = await db
    .selectFrom('people.person')
    .select(['id', 'full_name as title'])
    .where('id', '=', caller.personId)
    .executeTakeFirstOrThrow()
  return { kind: 'teacher', ...person, parallel: null, shift: null }
}
const nobody = 0
async function firstChild(db: Database, caller: Caller, today: string): Promise<number> {
  const child = await db
    .selectFrom('people.person as child')
    .select('child.id')
    .where(isOwnChild(caller, sql`child.id`, today))
    .orderBy('child.sort_name')
    .orderBy('child.id')
    .executeTakeFirst()
  return child?.id ?? nobody
}

/**
 * The subject of a week that the caller may read.
 * @throws Refusal 404 for what is missing and what the caller may not see
 */
export async function readSubject(
  db: Database,
  caller: Caller,
  requested: WeekSubject,
  date: string,
  today: string,
): Promise<Subject> {
  if (requested.kind === 'me') return ownSubject(db, caller, date, today)
  const { rows } = await readers[requested.kind](caller, requested.id, date, today).execute(db)
  if (!rows[0]) throw notFound()
  return { kind: requested.kind, ...rows[0] }
}
