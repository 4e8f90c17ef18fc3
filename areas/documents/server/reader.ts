import { actingFor } from '#areas/approvals/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Reader } from './scope.ts'

/** The caller as a reader of documents, with those in whose place they act today. */
export async function readerOf(db: Database, caller: Caller, today: string): Promise<Reader> {
  if (caller.personId === null) return { caller, persons: [], deputising: [], today }
  const others = caller.client === 0 ? await actingFor(db, caller.personId, today) : []
  return { caller, persons: [caller.personId, ...others.map(({ id }) => id)], deputising: others, today }
}
