import type { Database } from '#platform/server/database.ts'

/**
 * Takes a file into use: one of its kind that this account has given and that nothing shows yet. False for any other one; the two look
 * alike.
 */
export async function keepFile(
  db: Database,
  id: number,
  accountId: number,
  kind: 'photo' | 'document' | 'plan',
): Promise<boolean> {
  const kept = await db
    .updateTable('media.file')
    .set({ is_kept: true, was_kept: true })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('uploaded_by', '=', accountId)
    .where('is_kept', '=', false)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Nothing shows these files any more: the next night erases them. */
export async function dropFiles(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.updateTable('media.file').set({ is_kept: false }).where('id', 'in', ids).execute()
}
