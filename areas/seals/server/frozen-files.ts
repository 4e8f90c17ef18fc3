import { sql } from 'kysely'
import type { FileAnswer } from '#platform/contract/file.ts'
import type { Database } from '#platform/server/database.ts'
import type { SealLanguage } from '../rules/seal-state.ts'

interface Frozen {
  sealId: number
  language: SealLanguage
}
type PaperFile = Pick<FileAnswer, 'name'> & { bytes: Uint8Array<ArrayBuffer> }

/** The file of a paper as it was first issued; null: nobody has taken it yet in this language. */
export async function frozenFile(db: Database, { sealId, language }: Frozen): Promise<PaperFile | null> {
  const { rows } = await sql<{ name: string; bytes: Buffer }>`
    select name, bytes from seals.frozen_file where seal_id = ${sealId} and language = ${language}`.execute(db)
  const [found] = rows
  return found ? { name: found.name, bytes: new Uint8Array(found.bytes) } : null
}

/**
 * Freezes a file that is being issued for the first time: from now on the same bytes are given, and their hash is what holders compare
 * with. @returns what is given: of two that are issued at once both get the first
 */
export async function freezeFile(
  db: Database,
  { sealId, language, name, bytes }: Frozen & { name: string; bytes: Uint8Array },
): Promise<PaperFile> {
  await sql`
    insert into seals.frozen_file (seal_id, language, name, bytes)
    values (${sealId}, ${language}, ${name}, ${Buffer.from(bytes)}) on conflict do nothing`.execute(db)
  const kept = await frozenFile(db, { sealId, language })
  if (kept === null) throw new Error('A file was not frozen')
  return kept
}
