import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { GroupUse } from '#platform/server/group-use.ts'
import { record, type BulkTrace } from '#platform/server/history.ts'
import type { Rearranged } from '../../contract/rearrangements.ts'
import type { Placed, Placing } from '../students/place-student.ts'

type Kind = 'move' | 'close' | 'split' | 'merge'
/** What several students or classes undergo together: all of it stands in the history as one batch. */
export interface Rearranging extends Placing {
  trace: BulkTrace
  uses: readonly GroupUse[]
}
interface Handling {
  db: Database
  caller: Caller
  today: string
  context: Pick<AppContext, 'membershipHolds' | 'groupUses'>
  http: { request: { id: string } }
}
export function rearranging({ db, caller, today, context, http }: Handling): Rearranging {
  const trace = { actor: caller, requestId: http.request.id, batch: randomUUID() }
  return {
    db,
    caller,
    today,
    holds: context.membershipHolds,
    uses: context.groupUses,
    trace,
    record: (...changes) => record(db, caller, trace.requestId, changes, trace.batch),
  }
}

/** Keeps what was done, so that it can be taken back. */
export async function keepRearrangement(
  { db, caller, trace }: Rearranging,
  kind: Kind,
  placed: readonly Placed[],
): Promise<Rearranged> {
  const { rows } = await sql<{ id: number }>`insert into classes.rearrangement (kind, batch, account_id)
    values (${kind}, ${trace.batch}, ${caller.accountId}) returning id`.execute(db)
  return { rearrangement_id: rows[0]?.id ?? 0, moved: placed.length, to_choose: choicesOf(placed) }
}

export const choicesOf = (placed: readonly Placed[]): Rearranged['to_choose'] =>
  placed.flatMap(({ student, toChoose }) => (toChoose.length === 0 ? [] : [{ student, courses: toChoose }]))
