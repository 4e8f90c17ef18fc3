import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** The planner knows nothing of tables just filled, and autovacuum comes too late. */
export async function learnTables(db: Database): Promise<void> {
  await sql`analyze`.execute(db)
}
