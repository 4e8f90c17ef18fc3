import type { Database } from '#platform/server/database.ts'
import { writeSetting } from '#platform/server/setting.ts'

const most = 100_000

/** A sweep names more people than anybody reads: in its school none is too many. */
export const liftCeilings = (db: Database) =>
  writeSetting(db, 'reading.ceilings', { ask: most, refuse: most, day: most, misses: most })
