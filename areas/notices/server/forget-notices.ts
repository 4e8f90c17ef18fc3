import { sql } from 'kysely'
import { retentionMonths } from '#platform/server/upkeep/retention.ts'
import type { Upkeep } from '#platform/server/upkeep/chore.ts'

const keptMonths = 13

/** Notices past their term, read or not. */
export const forgetNotices: Upkeep = {
  name: 'notices',
  run: async (db) => {
    const months = await retentionMonths(db, 'notices', keptMonths)
    await sql`delete from notices.notice where made_at < now() - make_interval(months => ${months})`.execute(db)
  },
}
