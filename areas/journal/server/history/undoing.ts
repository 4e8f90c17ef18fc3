import type { Database } from '#platform/server/database.ts'

export interface Undoing {
  /** The batch that the taking back itself is in the history. */
  made_batch: string
  /** The batch that it took back. */
  batch: string
  group_id: number
  account_id: number | null
}

/** Notes that a batch of a journal has been taken back: what is written next in a row does not join it. */
export async function noteUndoing(db: Database, undoing: Undoing): Promise<void> {
  await db.insertInto('journal.undoing').values(undoing).execute()
}
