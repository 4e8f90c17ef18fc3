import type { Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import type { Database } from './database.ts'
import type { Publish } from './app-context.ts'

/** A transaction outside of requests: what is published within it goes out after the commit, or never. */
export async function withEvents<T>(
  { db, publish }: { db: Kysely<DB>; publish: Publish },
  act: (db: Database, publish: Publish) => Promise<T>,
): Promise<T> {
  const events: (() => void)[] = []
  const result = await db
    .transaction()
    .execute((trx) => act(trx, (...event) => void events.push(() => publish(...event))))
  for (const publishEvent of events) publishEvent()
  return result
}
