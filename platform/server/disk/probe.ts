import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'

/** Takes a megabyte of the database's disk and of its log for a moment. @throws what the database says, when it is full 53100 */
export const probeDisk = (db: Kysely<DB>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`create temporary table disk_probe on commit drop as
      select repeat(md5(turn::text), 30) as filler from generate_series(1, 1000) as turn`.execute(trx)
  })
