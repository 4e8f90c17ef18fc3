import type { Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import type { Database } from './database.ts'
import type { Publish } from './house.ts'

/** A transaction outside of requests: what is told within it goes out after the commit, or never. */
export async function telling<T>(
  { db, publish }: { db: Kysely<DB>; publish: Publish },
  act: (db: Database, publish: Publish) => Promise<T>,
): Promise<T> {
  const told: (() => void)[] = []
  const result = await db
    .transaction()
    .execute((trx) => act(trx, (...event) => void told.push(() => publish(...event))))
  for (const tell of told) tell()
  return result
}
