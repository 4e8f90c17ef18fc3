import { sql } from 'kysely'
import { dropFiles } from '#areas/media/server/index.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'

/** Drafts taken away a day ago and more are gone for good, and their files go with the media's own nightly chore. */
export const forgetRemovedDocuments: MaintenanceTask = {
  name: 'removed documents',
  run: async (db) => {
    const { rows } = await sql<{ file_id: number }>`
      select a.file_id from documents.attachment a join documents.document d on d.id = a.document_id
      where d.removed_at < now() - interval '1 day'`.execute(db)
    await sql`delete from documents.document where removed_at < now() - interval '1 day'`.execute(db)
    await dropFiles(
      db,
      rows.map(({ file_id }) => file_id),
    )
  },
}
