import type { Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import { readSources, type Sources } from './sources.ts'

/** Of each pool, as this process found them. */
const found = new WeakMap<Kysely<DB>, Promise<Sources>>()

/** What statements read, from the catalogue of the database: read once. */
export function sourcesOf(db: Kysely<DB>): Promise<Sources> {
  const known = found.get(db)
  if (known) return known
  const reading = readSources(db)
  found.set(db, reading)
  // after a moment without the database the next call finds out
  reading.catch(() => found.delete(db))
  return reading
}
