import { sql } from 'kysely'
import { personKinds } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { findPerson } from './list-posts.ts'

/** A person whose posts the caller may write; their posts are held till the end of the transaction. @throws 404 */
export async function requireEmployable(db: Database, caller: Caller, id: number, today: string): Promise<void> {
  const { is_maintained } = await findPerson(db, caller, id, today)
  if (!is_maintained) throw notFound()
  await sql`select from people.person where id = ${id} for no key update`.execute(db)
}

/** 422 for a student: who learns here holds no post. */
export async function requireAdult(db: Database, id: number): Promise<void> {
  const { rows } = await sql`select from people.kind_member
    where person_id = ${id} and kind_id = ${personKinds.student.id}`.execute(db)
  if (rows.length > 0) throw refuse('position', msg`Это учащийся: на должность назначают взрослых`)
}

/** Days of a post, both included. */
export interface Days {
  from: string | null
  to: string | null
}
export const rangeOf = ({ from, to }: Days) => sql<string>`daterange(${from}::date, ${to}::date, '[]')`

interface PostInput extends Days {
  /** Of one that stands already. */
  id?: number
  personId: number
  positionId: number
  unitId: number | null
}
/** 422 for an end before the beginning, and for the same post twice on one day. */
export async function requireDays(
  db: Database,
  { id = 0, personId, positionId: position, unitId, from, to }: PostInput,
) {
  if (from !== null && to !== null && to < from) throw refuse('to', msg`Последний день раньше первого`)
  const { rows } = await sql`
    select from people.employment e where e.person_id = ${personId} and e.id <> ${id} and e.position_id = ${position}
      and e.unit_id is not distinct from ${unitId} and e.during && ${rangeOf({ from, to })}`.execute(db)
  if (rows.length > 0) throw refuse('position', msg`На эти дни такая должность в этом подразделении уже записана`)
}
