import { sql } from 'kysely'
import { dropFiles } from '#areas/media/server/index.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'

/** What was taken away a day ago and more is gone for good, with the copies of diplomas. */
export const forgetRemovedEntries: MaintenanceTask = {
  name: 'removed qualifications',
  run: async (db) => {
    const { rows } = await sql<{ file_id: number | null }>`
      delete from qualifications.education where removed_at < now() - interval '1 day' returning file_id`.execute(db)
    await dropFiles(
      db,
      rows.flatMap(({ file_id }) => file_id ?? []),
    )
    await sql`delete from qualifications.seniority where removed_at < now() - interval '1 day'`.execute(db)
    await sql`delete from qualifications.category where removed_at < now() - interval '1 day'`.execute(db)
  },
}
