import { sql } from 'kysely'
import { Text } from '#platform/contract/text.ts'
import type { Database } from '../database.ts'
import { Refusal } from '../refusal.ts'
import type { ItemOutcome } from './long-job.ts'

/**
 * Does an item's work; what it refuses is taken back and told as the item's outcome, in the words of the refusal. Other
 * failures are thrown on.
 * @param done tells what was done, and what would take it back
 */
export async function orRefused(
  db: Database,
  done: () => Promise<Text | { detail: Text; undo: unknown }>,
): Promise<ItemOutcome> {
  await sql`savepoint item`.execute(db)
  try {
    const answer = await done()
    return { outcome: 'done', ...(answer instanceof Text ? { detail: answer } : answer) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint item`.execute(db)
    return { outcome: 'refused', detail: error.words }
  }
}
