import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Results that are set for a quarter. */
export async function resultsOfQuarter(db: Database, quarterId: number): Promise<number> {
  const { rows } = await sql<{ results: number }>`
    select count(*) as results from results.period_result where quarter_id = ${quarterId}`.execute(db)
  return rows[0]?.results ?? 0
}
