import type { Database } from '#platform/server/database.ts'

/**
 * Takes a file into use: one that this account has given and that nothing shows yet. False for any other one; the two look
 * alike.
 */
export async function keepFile(db: Database, id: number, accountId: number): Promise<boolean> {
  const kept = await db
    .updateTable('media.file')
    .set({ is_kept: true })
    .where('id', '=', id)
    .where('uploaded_by', '=', accountId)
    .where('is_kept', '=', false)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Nothing shows the file any more: the next night erases it. */
export async function dropFile(db: Database, id: number): Promise<void> {
  await db.updateTable('media.file').set({ is_kept: false }).where('id', '=', id).execute()
}
