import { sql } from 'kysely'
import { now } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'
import { removeStored, storedBefore } from './store.ts'

const dayMs = 86_400_000

/** Of these stems those that no row knows. */
async function unknownOf(db: Database, stems: readonly string[]): Promise<string[]> {
  if (stems.length === 0) return []
  const { rows } = await sql<{ stem: string }>`
    select stem from unnest(${[...stems]}::uuid[]) as stem where not exists (
      select from media.file f where f.stem = stem.stem)`.execute(db)
  return rows.map(({ stem }) => stem)
}

/** Erases files that nothing has shown for a day, with their rows, and bytes of which no row tells. */
export const forgetOrphans = (folder: string): MaintenanceTask => ({
  name: 'media',
  run: async (db) => {
    const removed = await db
      .deleteFrom('media.file')
      .where('is_kept', '=', false)
      .where('made_at', '<', sql<Date>`now() - interval '1 day'`)
      .returning('stem')
      .execute()
    const unknown = await unknownOf(db, await storedBefore(folder, now().getTime() - dayMs))
    for (const stem of [...removed.map((file) => file.stem), ...unknown]) await removeStored(folder, stem)
  },
})
