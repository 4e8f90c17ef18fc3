import { sql } from 'kysely'
import type { UploadPurpose } from '#platform/contract/upload-purpose.ts'
import type { Database } from '#platform/server/database.ts'

/** A photo, a plan, or a document given for a purpose. */
type Kept = 'photo' | 'plan' | UploadPurpose

/**
 * Takes a file into use: one that this account has given as such and that nothing shows yet; a stranger is named by what the device called the upload.
 * It may still be being checked: `openDocument` holds it back until then. False for any other one; they look alike.
 */
export async function keepFile(
  db: Database,
  id: number,
  giver: number | { clientId: string },
  what: Kept,
): Promise<boolean> {
  const isGivers =
    typeof giver === 'number'
      ? sql<boolean>`uploaded_by = ${giver}`
      : sql<boolean>`(uploaded_by is null and client_id = ${giver.clientId})`
  const isSuch =
    typeof what === 'string'
      ? sql<boolean>`kind = ${what}`
      : sql<boolean>`(kind = 'document' and purpose = ${what.key} and state <> 'refused')`
  const kept = await db
    .updateTable('media.file')
    .set({ is_kept: true, was_kept: true })
    .where('id', '=', id)
    .where(isGivers)
    .where(isSuch)
    .where('is_kept', '=', false)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Nothing shows these files any more: the next night erases them. */
export async function dropFiles(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.updateTable('media.file').set({ is_kept: false }).where('id', 'in', ids).execute()
}
