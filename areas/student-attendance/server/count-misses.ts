import { sql } from 'kysely'
import { remembered } from '#platform/server/conditional/remembered.ts'
import type { Database } from '#platform/server/database.ts'

/** How many misses of each kind stand in journals, by the kind's id. */
export async function countMisses(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await remembered(
    db,
    sql<{ kind_id: number; misses: number }>`
      select kind_id, count(*) as misses from journal.miss group by kind_id`,
  )
  return new Map(rows.map(({ kind_id, misses }) => [kind_id, misses]))
}
