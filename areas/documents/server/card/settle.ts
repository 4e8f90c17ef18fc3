import { sql } from 'kysely'
import type { Folder } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { folderOf, type FolderFacts } from '../../rules/folder.ts'

interface Row extends Omit<FolderFacts, 'isEnded' | 'awaitsSending' | 'toAdminister' | 'toExecute' | 'toAcquaint'> {
  id: number
  folder: Folder
  is_ended: boolean
  awaits_sending: boolean
  to_administer: number
  to_execute: number
  to_acquaint: number
}

/** Puts documents where their states say, in the transaction that has changed these. @returns the folder of each */
export async function settleFolders(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Folder>> {
  const { rows } = await sql<Row>`
    select d.id, d.folder, k.genre, d.status, d.way, d.ended is not null as is_ended, k.is_sent and d.sent_on is null as awaits_sending,
      (select count(*) from documents.assignment a where a.document_id = d.id and a.done_on is null and a.task = 'administer') as to_administer,
      (select count(*) from documents.assignment a where a.document_id = d.id and a.done_on is null and a.task = 'execute') as to_execute,
      (select count(*) from documents.acquaintance a where a.document_id = d.id and a.confirmed_at is null) as to_acquaint
    from documents.document d join documents.kind k on k.id = d.kind_id where d.id = any(${[...ids]}::integer[])`.execute(
    db,
  )
  const folders = new Map(rows.map((row) => [row.id, folderOf(factsOf(row))]))
  const moved = rows.flatMap(({ id, folder }) => (folders.get(id) === folder ? [] : [{ id, folder: folders.get(id) }]))
  if (moved.length > 0)
    await sql`update documents.document d set folder = given.folder, changed_at = now()
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given(id integer, folder text)
      where d.id = given.id`.execute(db)
  return folders
}

const factsOf = ({ is_ended, awaits_sending, to_administer, to_execute, to_acquaint, ...row }: Row): FolderFacts => ({
  ...row,
  isEnded: is_ended,
  awaitsSending: awaits_sending,
  toAdminister: to_administer,
  toExecute: to_execute,
  toAcquaint: to_acquaint,
})
