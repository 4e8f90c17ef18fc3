import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Makes a change within the transaction of a call and takes it back, whether it succeeds or throws: its answer is what would happen. */
export async function dryRun<Answer>(db: Database, act: () => Promise<Answer>): Promise<Answer> {
  await sql`savepoint dry_run`.execute(db)
  try {
    return await act()
  } finally {
    await sql`rollback to savepoint dry_run`.execute(db)
  }
}
