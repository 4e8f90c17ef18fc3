import { sql } from 'kysely'
import { dropFiles } from '#areas/media/server/index.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'
import type { PaperTable } from './papers.ts'

const tables: readonly PaperTable[] = ['personal_file.document', 'personal_file.achievement']

/** Papers taken away a day ago and more are gone for good, and their files go with the media's own nightly chore. */
export const forgetRemovedPapers: MaintenanceTask = {
  name: 'removed papers',
  run: async (db) => {
    for (const table of tables) {
      const { rows } = await sql<{ file_id: number | null }>`
        delete from ${sql.table(table)} where removed_at < now() - interval '1 day' returning file_id`.execute(db)
      await dropFiles(
        db,
        rows.flatMap(({ file_id }) => file_id ?? []),
      )
    }
  },
}
