import { sql } from 'kysely'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'
import { retentionMonths } from '#platform/server/maintenance/retention.ts'

const keptMonths = 13
/** A digest tells what the notices tell: once it has gone nobody looks for it long. */
const digestDays = 7

/** Letters past their term, and bytes that no letter bears any more. What waits is kept. */
export const forgetLetters: MaintenanceTask = {
  name: 'letters',
  run: async (db) => {
    const months = await retentionMonths(db, 'letters', keptMonths)
    await sql`delete from notices.letter where state <> 'queued' and (queued_at < now() - make_interval(months => ${months})
      or parts is null and queued_at < now() - make_interval(days => ${digestDays}))`.execute(db)
    await sql`delete from notices.letter_content c
      where not exists (select from notices.letter_file f where f.content_id = c.id)`.execute(db)
  },
}
