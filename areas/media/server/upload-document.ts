import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { uploadDocument } from '../contract/media.ts'
import { fileName } from '../rules/file-name.ts'
import { readDocument } from './document.ts'
import { refuseHoarding } from './hoarding.ts'
import { removeStored, storeParts, whole } from './store.ts'

const known = (db: Database, accountId: number, clientId: string) =>
  db
    .selectFrom('media.file')
    .where('uploaded_by', '=', accountId)
    .where('client_id', '=', clientId)
    .select(['id', 'name', 'size', 'mime'])
    .executeTakeFirst()

export const uploadDocumentHandler = handle(
  uploadDocument,
  async ({ body, caller, db, house }) => {
    const { accountId } = caller
    const before = await known(db, accountId, body.client_id)
    if (before) return before
    await refuseHoarding(db, accountId)
    const { bytes, mime } = await readDocument(body.file, body.name, 'file')
    const stem = randomUUID()
    await storeParts(house.media, stem, new Map([[whole, bytes]]))
    const made = await db
      .insertInto('media.file')
      .values({
        stem,
        kind: 'document',
        name: fileName(body.name, mime),
        size: bytes.length,
        mime,
        uploaded_by: accountId,
        client_id: body.client_id,
      })
      .onConflict((clash) => clash.doNothing())
      .returning(['id', 'name', 'size', 'mime'])
      .executeTakeFirst()
    if (made) return made
    // the same upload has come in twice at once: the first one counts
    await removeStored(house.media, stem)
    const first = await known(db, accountId, body.client_id)
    if (!first) throw refuse('client_id', 'Загрузите файл ещё раз')
    return first
  },
  // a picture takes its time: no connection waits for it
  { ownTransactions: true },
)
