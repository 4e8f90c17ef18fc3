import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import { allows } from '#platform/contract/access.ts'
import type { JournalBatch } from '../../contract/history.ts'
import { undoBatch } from '../../contract/undo.ts'
import { jrnPeriodResults, jrnReopen } from '#areas/results/contract/permissions.ts'
import { undoneTables } from '../undo/batch-rows.ts'

/** Who acts, as the history names it: under impersonation the one who really does. */
export const actorOf = ({ act, accountId }: Pick<Caller, 'act' | 'accountId'>): number => act ?? accountId

/**
 * Whether somebody may take back what an account did: that one, if they write in journals, and who may reopen periods. What no
 * account did stays.
 */
export const mayRevert = (caller: Caller, accountId: number | null): boolean =>
  accountId !== null &&
  allows(undoBatch.access, caller) &&
  (caller.permissions.write.includes(jrnReopen) || accountId === actorOf(caller))

/** Whether somebody may take results back at all: who sets them, and who may reopen periods. */
export const mayRevertResults = ({ permissions: { write } }: Pick<Caller, 'permissions'>): boolean =>
  write.includes(jrnPeriodResults) || write.includes(jrnReopen)

/** Batches of a group's journal: how large they are and what has become of them, in the order asked. */
export async function readBatches(db: Database, caller: Caller, ids: readonly string[]): Promise<JournalBatch[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{
    id: string
    size: number
    account_id: number | null
    is_undoing: boolean
    is_undone: boolean
    has_undoable: boolean
    has_results: boolean
  }>`
    select h.batch as id, count(*) as size, min(h.account_id) as account_id,
      bool_or(h.subject in (${undoneTables})) as has_undoable,
      bool_or(h.subject = 'results.period_result') as has_results,
      exists (select from journal.undoing u where u.made_batch = h.batch) as is_undoing,
      exists (select from journal.undoing u where u.batch = h.batch
        and not exists (select from journal.undoing again where again.batch = u.made_batch)) as is_undone
    from history.change h where h.batch = any(${unseenByPlan(sql`${[...ids]}::uuid[]`)}::uuid[]) group by h.batch`.execute(
    db,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const { account_id, has_undoable, has_results, ...batch } = row
    const isTheirs = mayRevert(caller, account_id) && (!has_results || mayRevertResults(caller))
    return [{ ...batch, may_undo: has_undoable && !batch.is_undone && isTheirs }]
  })
}
