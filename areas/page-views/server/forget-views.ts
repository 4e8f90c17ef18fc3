import { sql } from 'kysely'
import { retentionMonths } from '#platform/server/maintenance/retention.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'

const keptMonths = 13

/** Page views are kept for 13 months, a study year and the start of the next. */
export const forgetViews: MaintenanceTask = {
  name: 'page views',
  run: async (db) => {
    const months = await retentionMonths(db, 'page_views', keptMonths)
    await sql`delete from page_views.view where at < now() - make_interval(months => ${months})`.execute(db)
  },
}
