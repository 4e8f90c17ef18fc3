import { sql } from 'kysely'
import type { MaintenanceTask } from './chore.ts'

/** Answers kept for repeated requests: a browser repeats within minutes, a laptop that slept within a day. */
export const forgetAnswers: MaintenanceTask = {
  name: 'answers to repeated requests',
  run: async (db) => {
    await sql`delete from platform.idempotency where made_at < now() - interval '2 days'`.execute(db)
  },
}
