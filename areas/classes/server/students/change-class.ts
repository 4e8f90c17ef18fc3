import { sql } from 'kysely'
import { mayFindPerson, unknownPerson } from '#areas/access/server/index.ts'
import { maintainsPerson } from '#areas/people/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changeClass } from '../../contract/class-of-student.ts'
import { joinClass } from '../join-class.ts'
import { maintainsClass, requirePlace, type ClassPlace } from './class-place.ts'
import { classStays, leaveFor } from './leave-class.ts'

interface Doing {
  db: Database
  caller: Caller
  today: string
}

/**
 * A student of today, locked: one whose records the caller keeps, or who stands in a class that the caller keeps, or in none.
 * @returns whether the records are kept; @throws Refusal 404, 422
 */
async function lockStudent({ db, caller, today }: Doing, id: number): Promise<boolean> {
  const person = sql.ref('p.id')
  const { rows } = await sql<{ maintains: boolean; is_student: boolean }>`
    select ${maintainsPerson(caller, person)} as maintains, exists (select from people.kind_member k
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
  return found.maintains
}

/** Courses of the new class that are taught in subgroups, of which the student is in none. */
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

export const changeClassHandler = handle(changeClass, async ({ params, body, caller, db, today, context, record }) => {
  const maintains = await lockStudent({ db, caller, today }, params.id)
  const placeRequest = { classId: body.class_id, from: body.from, field: 'from' }
  const place = await requirePlace({ db, today }, placeRequest, maintains ? undefined : maintainsClass(caller))
  const stays = await classStays(db, params.id, place)
  if (stays.length === 1 && stays[0]?.of === place.class.id && stays[0].from <= place.from)
    throw refuse('class_id', msg`Уже учится в ${place.class.title}`)
  const { left, changes } = await leaveFor(db, params.id, place, { stays, holds: context.membershipHolds })
  await record(...changes)
  const joined = await joinClass({ db, record }, { studentId: params.id, classId: place.class.id, from: place.from })
  return {
    class: place.class,
    from: place.from,
    left,
    joined,
    to_choose: await coursesToChoose(db, params.id, place),
  }
})
