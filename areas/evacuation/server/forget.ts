import { sql } from 'kysely'
import { retentionMonths } from '#platform/server/maintenance/retention.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'

const keptMonths = 13

/** Names and phones that strangers left on the page «SOS», and guests who have gone, past their term. */
export const forgetStrangers: MaintenanceTask = {
  name: 'evacuation strangers',
  run: async (db) => {
    const months = await retentionMonths(db, 'evacuation_strangers', keptMonths)
    await sql`delete from evacuation.sos_report where last_at < now() - make_interval(months => ${months})`.execute(db)
    await sql`delete from evacuation.sos_dismissal d where d.made_at < now() - make_interval(months => ${months})
      and not exists (select from evacuation.sos_report r where r.dismissal_id = d.id)`.execute(db)
    await sql`delete from evacuation.guest where left_at < now() - make_interval(months => ${months})`.execute(db)
  },
}
