import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { retentionMonths } from '#platform/server/maintenance/retention.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'

const keptMonths = 13

/** For how many months views are kept. */
export const viewMonths = (db: Database): Promise<number> => retentionMonths(db, 'page_views', keptMonths)

/** Page views are kept for 13 months, a study year and the start of the next. */
export const forgetViews: MaintenanceTask = {
  name: 'page views',
  run: async (db) => {
    const months = await viewMonths(db)
    await sql`delete from page_views.view where at < now() - make_interval(months => ${months})`.execute(db)
  },
}
