import { sql } from 'kysely'
import type { Folder } from '#platform/contract/enumerations.ts'
import type { NumberedSubjects } from '#platform/server/numbering.ts'
import { documentSubject } from './approval-kind.ts'
import { documentLink } from './document-link.ts'
import { readerOf } from './reader.ts'
import { mayRead } from './scope.ts'

/** What numbers were given to, for who may see the documents. */
export const numberedDocuments: NumberedSubjects = {
  kind: documentSubject,
  find: async ({ db, caller, today }, ids) => {
    const { rows } = await sql<{ id: number; title: string; folder: Folder }>`
      select d.id, d.title, d.folder from documents.document d join documents.kind k on k.id = d.kind_id
      where d.id = any(${[...ids]}::integer[]) and d.removed_at is null and ${mayRead(await readerOf(db, caller, today))}`.execute(
      db,
    )
    return new Map(rows.map(({ id, title, folder }) => [id, { title, link: documentLink(id, folder) }]))
  },
}
