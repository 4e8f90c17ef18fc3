import { sql } from 'kysely'
import type { Publish } from '#platform/server/app-context.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Told } from './notices.ts'

/**
 * Does one of many within the transaction of all: refused, nothing of it is done or told, and the others go on.
 * @returns why it was refused; null where it is done
 */
export async function oneOfMany(
  call: ApprovalCall,
  told: Told[],
  act: (call: ApprovalCall, told: Told[]) => Promise<unknown>,
): Promise<string | null> {
  const { db, publish } = call
  const heard: Told[] = []
  const events: Parameters<Publish>[] = []
  await sql`savepoint one_of_many`.execute(db)
  try {
    await act({ ...call, publish: (...event) => void events.push(event as Parameters<Publish>) }, heard)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one_of_many`.execute(db)
    return error.words.toString()
  }
  await sql`release savepoint one_of_many`.execute(db)
  told.push(...heard)
  for (const event of events) publish(...event)
  return null
}
