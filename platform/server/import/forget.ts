import { sql } from 'kysely'
import type { MaintenanceTask } from '../maintenance/chore.ts'

/** What was dropped stays a day; what work still goes on with, until it has ended. */
export const forgetImports: MaintenanceTask = {
  name: 'imports',
  run: async (db) => {
    await sql`delete from platform.import i where made_at < now() - interval '1 day' and not exists (
      select from platform.long_job j where j.id = i.job_id and j.state in ('waiting', 'running'))`.execute(db)
  },
}
