import { sql } from 'kysely'
import { retentionMonths } from '#platform/server/maintenance/retention.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'

const keptMonths = 13

/** Notices past their term, read or not. */
export const forgetNotices: MaintenanceTask = {
  name: 'notices',
  run: async (db) => {
    const months = await retentionMonths(db, 'notices', keptMonths)
    await sql`delete from notices.notice where made_at < now() - make_interval(months => ${months})`.execute(db)
  },
}
