import { sql } from 'kysely'
import { mayFindPerson, unknownPerson } from '#areas/access/server/index.ts'
import { maintainsPerson } from '#areas/people/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import type { MembershipHold } from '#platform/server/membership-hold.ts'
import { refuse } from '#platform/server/refusal.ts'
import { requireAfterLeave } from '../academic-leave/end-leave.ts'
import { joinClass } from '../join-class.ts'
import { maintainsClass, requirePlace, type ClassPlace } from './class-place.ts'
import { classStays, leaveFor } from './leave-class.ts'

export interface Placing {
  db: Database
  caller: Caller
  today: string
  holds: readonly MembershipHold[]
  record: (...changes: Change[]) => Promise<void>
}
interface PlaceRequest {
  studentId: number
  classId: number
  /** Null: today, or the first day of a year that has not begun. */
  from: string | null
}
export interface Placed {
  student: { id: number; full_name: string }
  class: ClassPlace['class']
  from: string
  /** The class of the day before; null: none. */
  former: string | null
  /** Titles of classes into which the student was to come later. */
  cancelled: string[]
  left: { id: number; title: string }[]
  /** Groups by their titles. */
  joined: string[]
  /** Courses that are taught in subgroups, of which the student is in none. */
  toChoose: string[]
}

/**
 * A student of today, locked: one whose records the caller keeps, or who stands in a class that the caller keeps, or in none.
 * @throws Refusal 404, 422
 */
export async function lockStudent(
  { db, caller, today }: Pick<Placing, 'db' | 'caller' | 'today'>,
  id: number,
): Promise<{ full_name: string; maintains: boolean }> {
  const person = sql.ref('p.id')
  const { rows } = await sql<{ full_name: string; maintains: boolean; is_student: boolean }>`
    select p.full_name, ${maintainsPerson(caller, person)} as maintains, exists (select from people.kind_member k
      where k.person_id = p.id and k.kind_id = ${personKinds.student.id}) as is_student
    from people.person p
    where p.id = ${id} and p.archived_at is null and ${mayFindPerson(caller, person, today)}
      and (${maintainsPerson(caller, person)} or not exists (
        select from classes.class_member m join classes.class c on c.id = m.class_id
        where m.student_id = p.id and not m.during << daterange(${today}::date, null) and not ${maintainsClass(caller)}))
    for update of p`.execute(db)
  const [found] = rows
  if (!found) throw unknownPerson(caller, id)
  if (!found.is_student) throw refuse('class_id', msg`В классах стоят учащиеся: сначала отметьте это в записи`)
  return found
}

async function coursesToChoose(
  db: Database,
  studentId: number,
  { class: { id }, from }: ClassPlace,
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select distinct co.title from classes.group_class gc join classes.study_group g on g.id = gc.group_id
    join curriculum.course co on co.id = g.course_id
    where gc.class_id = ${id} and g.kind <> 'class' and not exists (select from classes.group_member m
      where m.student_id = ${studentId} and m.course_id = g.course_id and m.during @> ${from}::date)
    order by co.title`.execute(db)
  return rows.map(({ title }) => title)
}

/**
 * The one way in which a student comes into a class, or from one into another: what was there ends the day before, groups of the
 * former class too; those of the whole new class begin.
 * @throws Refusal 404, 422
 */
export async function placeStudent(placing: Placing, { studentId, classId, from }: PlaceRequest): Promise<Placed> {
  const { db, caller, today, holds, record } = placing
  const { full_name, maintains } = await lockStudent(placing, studentId)
  const request = { classId, from, field: 'from' }
  const place = await requirePlace({ db, today }, request, maintains ? undefined : maintainsClass(caller))
  await requireAfterLeave(db, studentId, place)
  const leaving = { from: place.from, year: place.year, into: place.class.id }
  const stays = await classStays(db, studentId, leaving)
  if (stays.length === 1 && stays[0]?.of === place.class.id && stays[0].from <= place.from)
    throw refuse('class_id', msg`Уже учится в ${place.class.title}`)
  const { left, changes } = await leaveFor(db, studentId, leaving, { stays, holds })
  await record(...changes)
  const joined = await joinClass({ db, record }, { studentId, classId: place.class.id, from: place.from })
  return {
    student: { id: studentId, full_name },
    class: place.class,
    from: place.from,
    former: stays.find((stay) => stay.from < place.from)?.title ?? null,
    cancelled: stays.filter((stay) => stay.from > place.from).map(({ title }) => title),
    left,
    joined,
    toChoose: await coursesToChoose(db, studentId, place),
  }
}
