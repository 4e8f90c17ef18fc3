import { sql } from 'kysely'
import { dropFiles } from '#areas/media/server/index.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'

/** Files taken away a day ago and more are nobody's any more; the bytes go with the media's own nightly chore. */
export const forgetRemovedFiles: MaintenanceTask = {
  name: 'files of homework',
  run: async (db) => {
    const gone = await db
      .deleteFrom('homework_files.homework_file')
      .where('removed_at', '<', sql<Date>`now() - interval '1 day'`)
      .returning('file_id')
      .execute()
    await dropFiles(
      db,
      gone.map(({ file_id }) => file_id),
    )
  },
}
