import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { UploadRule } from '#platform/server/upload-rule.ts'
import type { StoredDocument } from '../../contract/media.ts'
import type { FileFlaw } from '../../rules/file-flaw.ts'
import { flawWords } from './flaw-words.ts'
import type { Giver } from './giver.ts'

export interface DocumentRow extends Omit<StoredDocument, 'reason'> {
  flaw: FileFlaw | null
  purpose: string
}
export const documentColumns: RawBuilder<unknown> = sql`id, name, size, mime, state, flaw, purpose`

/** As its giver sees it. */
export const sayDocument = ({ flaw, purpose, ...row }: DocumentRow, rules: readonly UploadRule[]): StoredDocument => {
  const given = rules.find((rule) => rule.purpose.key === purpose)?.purpose ?? { types: [], maxBytes: 0 }
  return { ...row, reason: flaw === null ? null : flawWords(flaw, given).toString() }
}

/** What a giver has given under a name of the device's own; strangers are known by nothing else. */
export async function documentOf(
  db: Database,
  { accountId }: Giver,
  clientId: string,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${documentColumns} from media.file where client_id = ${clientId} and kind = 'document'
      and uploaded_by is not distinct from ${accountId}::integer`.execute(db)
  return rows[0]
}
