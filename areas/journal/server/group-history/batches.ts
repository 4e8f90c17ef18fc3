import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { JournalBatch } from '../../contract/group-history.ts'

/** Who acts, as the history names it: under impersonation the one who really does. */
export const actorOf = ({ act, accountId }: Pick<Caller, 'act' | 'accountId'>): number => act ?? accountId

/** Whether somebody may take back what an account did: that one, and who may reopen periods. */
export const mayTakeBack = (caller: Caller, accountId: number | null): boolean =>
  caller.permissions.write.includes('jrn_reopen') || accountId === actorOf(caller)

/** Batches of marks and misses: how large they are and what has become of them, in the order asked. */
export async function readBatches(db: Database, caller: Caller, ids: readonly string[]): Promise<JournalBatch[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{
    id: string
    size: number
    account_id: number | null
    is_undoing: boolean
    is_undone: boolean
    has_marks: boolean
  }>`
    select h.batch as id, count(*) as size, min(h.account_id) as account_id,
      bool_or(h.subject in ('journal.score', 'journal.miss')) as has_marks,
      exists (select from journal.undoing u where u.made_batch = h.batch) as is_undoing,
      exists (select from journal.undoing u where u.batch = h.batch
        and not exists (select from journal.undoing again where again.batch = u.made_batch)) as is_undone
    from history.change h where h.batch = any(${[...ids]}::uuid[]) group by h.batch`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const { account_id, has_marks, ...batch } = row
    return [{ ...batch, may_undo: has_marks && !batch.is_undone && mayTakeBack(caller, account_id) }]
  })
}
