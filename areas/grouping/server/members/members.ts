import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { grpGroup } from '#areas/classes/contract/permissions.ts'
import { writeGroupStays } from '#areas/classes/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, translate } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { preferGenericPlans } from '#platform/server/generic-plans.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { addUsers, previewUsers, removeUser } from '../../contract/members.ts'
import { readMembers } from '../group/read-card.ts'
import { lockGroup, requireOpen, type GroupToChange } from '../group/group-to-change.ts'
import { keptDays, requireNothingKept } from '../stays/kept-days.ts'
import { moveEffects } from '../stays/move-effects.ts'
import { isNothing, placeStudents } from '../stays/place-students.ts'
import { traceOf } from '../trace.ts'
import { dayOfChange } from '../year-day.ts'

interface Asking {
  db: Database
  caller: Caller
  today: CalendarDate
}

/** @throws Refusal 422 where one of them is not in a class of the group's parallels on the day, or stays hidden from the caller */
async function requireStudents(
  { db, caller, today }: Asking,
  group: GroupToChange,
  users: readonly number[],
  from: CalendarDate,
) {
  const wanted = [...new Set(users)]
  const { rows } = await sql<{ id: number }>`
    select distinct p.id from people.person p join classes.class_member m on m.student_id = p.id and m.during @> ${from}::date
      join classes.class c on c.id = m.class_id
    where p.id = any(${wanted}::int[]) and ${mayFindPerson(caller, sql.ref('p.id'), today)} and c.parallel_id in (
      select own.parallel_id from classes.group_class gc join classes.class own on own.id = gc.class_id
      where gc.group_id = ${group.id})`.execute(db)
  if (rows.length < wanted.length)
    throw refuse('users', msg`В группу можно взять учеников её параллели, которые в этот день стоят в классе`)
}

async function plannedAdding(
  asking: Asking,
  id: number,
  { users, from }: { users: number[]; from?: CalendarDate | undefined },
) {
  const { db, caller, today } = asking
  const group = await lockGroup(db, caller, grpGroup, id)
  const day = dayOfChange(group.year, today, from)
  requireOpen(group, day)
  if (group.kind === 'individual') throw refuse('users', msg`В индивидуальном плане один ученик`)
  await requireStudents(asking, group, users, day)
  const placements = [...new Set(users)].map((student_id) => ({ student_id, course_id: group.course_id, group_id: id }))
  // a group that is to be closed on a later day takes nobody beyond it
  const year = group.closed_on === null ? group.year : { ...group.year, to: addDays(group.closed_on, -1) }
  return { group, from: day, placed: await placeStudents(db, { placements, year, from: day }) }
}

export const addUsersHandler = handle(addUsers, async ({ params, body, caller, db, today, context, http }) => {
  await preferGenericPlans(db)
  const { from, placed } = await plannedAdding({ db, caller, today }, params.id, body)
  await requireNothingKept(db, context.membershipHolds, placed.taken)
  const trace = traceOf(caller, http)
  await writeGroupStays(db, placed.writes, trace)
  return { items: await readMembers(db, caller, params.id, today), from, batch: isNothing(placed) ? null : trace.batch }
})

export const previewUsersHandler = handle(previewUsers, async ({ params, body, caller, db, today, context }) => {
  const { placed } = await plannedAdding({ db, caller, today }, params.id, body)
  const kept = await keptDays(db, context.membershipHolds, placed.taken)
  return { obstacles: kept.map((one) => translate(one)), effects: await moveEffects(db, placed) }
})

export const removeUserHandler = handle(removeUser, async ({ params, query, caller, db, today, context, http }) => {
  await preferGenericPlans(db)
  const group = await lockGroup(db, caller, grpGroup, params.group_id)
  const from = dayOfChange(group.year, today, query.from)
  const { rows } = await sql`select from classes.group_member m
    where m.group_id = ${group.id} and m.student_id = ${params.student_id} and not m.during << daterange(${from}, null)
      and ${mayFindPerson(caller, sql.ref('m.student_id'), today)} limit 1`.execute(db)
  if (rows.length === 0) throw notFound(msg`С этого дня ученика в группе нет`)
  const placed = await placeStudents(db, {
    placements: [{ student_id: params.student_id, course_id: group.course_id, group_id: null }],
    year: group.year,
    from,
    among: group.id,
  })
  await requireNothingKept(db, context.membershipHolds, placed.taken)
  const trace = traceOf(caller, http)
  await writeGroupStays(db, placed.writes, trace)
  return { items: await readMembers(db, caller, group.id, today), from, batch: trace.batch }
})
