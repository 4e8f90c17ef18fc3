import { sql } from 'kysely'
import { dropFiles, keepFile } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import { applicationFiles, documentFiles } from '../../contract/purpose.ts'

const isGiven = async (db: Database, id: number, accountId: number): Promise<boolean> =>
  (await keepFile(db, id, accountId, documentFiles)) || (await keepFile(db, id, accountId, applicationFiles))

/**
 * Puts files to a document, in this order, and lets those go that are no longer among them.
 * @throws 422 at `file_ids` for what the caller has not uploaded
 */
export async function takeFiles(db: Database, caller: Caller, documentId: number, given: readonly number[]) {
  const { rows } = await sql<{ file_id: number }>`
    select file_id from documents.attachment where document_id = ${documentId} order by index`.execute(db)
  const before = rows.map(({ file_id }) => file_id)
  const fileIds = [...new Set(given)]
  for (const id of fileIds.filter((one) => !before.includes(one)))
    if (!(await isGiven(db, id, caller.accountId))) throw refuse('file_ids', msg`Загрузите файл ещё раз`)
  await sql`delete from documents.attachment where document_id = ${documentId}`.execute(db)
  if (fileIds.length > 0)
    await db
      .insertInto('documents.attachment')
      .values(fileIds.map((file_id, index) => ({ document_id: documentId, file_id, index })))
      .execute()
  await dropFiles(
    db,
    before.filter((id) => !fileIds.includes(id)),
  )
}
