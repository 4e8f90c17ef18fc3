import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import type { StoredFile } from '../contract/media.ts'
import { fileName } from '../rules/file-name.ts'
import { readDocument } from './document.ts'
import { removeStored, storeParts, wholePart } from './store.ts'

interface Given {
  /** A Buffer; anything else is refused. */
  file: unknown
  name: string
  accountId: number
  clientId: string
}
const columns = ['id', 'name', 'size', 'mime'] as const

/** What an account has uploaded under a client id. */
export const documentOf = (db: Database, accountId: number, clientId: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('media.file')
    .where('uploaded_by', '=', accountId)
    .where('client_id', '=', clientId)
    .select(columns)
    .executeTakeFirst()

/** Validates a document by its content and keeps it, as yet shown by nothing. Undefined: its client id is there already. */
export async function storeDocument(
  db: Database,
  folder: string,
  { file, name, accountId, clientId }: Given,
): Promise<StoredFile | undefined> {
  const { bytes, mime } = await readDocument(file, name, 'file')
  const stem = randomUUID()
  await storeParts(folder, stem, new Map([[wholePart, bytes]]))
  const made = await db
    .insertInto('media.file')
    .values({
      stem,
      kind: 'document',
      name: fileName(name, mime),
      size: bytes.length,
      mime,
      uploaded_by: accountId,
      client_id: clientId,
    })
    .onConflict((clash) => clash.doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (!made) await removeStored(folder, stem)
  return made
}
