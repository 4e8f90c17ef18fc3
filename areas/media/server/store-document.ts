import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { UploadPurpose } from '#platform/contract/upload-purpose.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import { fileName } from '../rules/file-name.ts'
import { documentColumns, type DocumentRow } from './documents/document-rows.ts'
import { examine, type Examined } from './examine/examination.ts'
import { flawWords } from './documents/flaw-words.ts'
import type { Giver } from './documents/giver.ts'
import { removeStored, storeParts, wholePart } from './store.ts'

interface Given {
  /** A Buffer; anything else is refused. */
  file: unknown
  name: string
  clientId: string
  purpose: UploadPurpose
}
const unchecked = 'application/octet-stream'

/** Keeps bytes, as yet shown by nothing. Undefined: this upload is there already. */
async function store(
  db: Database,
  folder: string,
  { bytes, mime }: Examined,
  { giver, name, clientId, purpose, state }: Omit<Given, 'file'> & { giver: Giver; state: 'clean' | 'checking' },
): Promise<DocumentRow | undefined> {
  const stem = randomUUID()
  await storeParts(folder, stem, new Map([[wholePart, bytes]]))
  const { rows } = await sql<DocumentRow>`
    insert into media.file (stem, kind, name, size, mime, uploaded_by, given_from, client_id, purpose, state)
    values (${stem}, 'document', ${fileName(name, mime)}, ${bytes.length}, ${mime}, ${giver.accountId},
      ${giver.accountId === null ? giver.from : null}, ${clientId}, ${purpose.key}, ${state})
    on conflict do nothing returning ${documentColumns}`.execute(db)
  if (rows.length === 0) await removeStored(folder, stem)
  return rows[0]
}

/** Validates a document of an account by its content and keeps it, as yet shown by nothing. Undefined: its client id is there already. @throws 422 at `file` */
export async function storeDocument(
  db: Database,
  folder: string,
  { accountId, ...given }: Given & { accountId: number },
): Promise<DocumentRow | undefined> {
  const { file, name, purpose } = given
  const examined = await examine(file, name, purpose)
  if ('flaw' in examined) throw refuse('file', flawWords(examined.flaw, purpose))
  return store(db, folder, examined, { ...given, giver: { accountId }, state: 'clean' })
}

/** Keeps a document as it came, to be checked before anybody opens it. Undefined: its client id is there already. @throws 422 at `file` */
export async function storeUnchecked(
  db: Database,
  folder: string,
  { giver, ...given }: Given & { giver: Giver },
): Promise<DocumentRow | undefined> {
  const { file, purpose } = given
  const flaw =
    !Buffer.isBuffer(file) || file.length === 0 ? 'empty' : file.length > purpose.maxBytes ? 'too_large' : null
  if (flaw !== null) throw refuse('file', flawWords(flaw, purpose))
  return store(db, folder, { bytes: file as Buffer, mime: unchecked }, { ...given, giver, state: 'checking' })
}
