import { sql } from 'kysely'
import { documentStatusTitles, type Folder } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { msg } from '#platform/contract/text.ts'
import { countFolders, exportDocuments, listDocuments, type KnownKind } from '../../contract/documents.ts'
import { documentFolders, documentFolderTitles } from '../../rules/folder.ts'
import { readerOf } from '../reader.ts'
import { mayRead } from '../scope.ts'
import { findDocuments, isOverdue, type FoundDocument } from './find-documents.ts'

const knownKinds = (db: Database) =>
  db
    .selectFrom('documents.kind')
    .select(['id', 'title', 'genre'])
    .orderBy('index')
    .orderBy('title')
    .$narrowType<KnownKind>()
    .execute()

const listDocumentsHandler = handle(listDocuments, async ({ query, caller, db, today }) => {
  const reader = await readerOf(db, caller, today)
  const page = await findDocuments(db, query, reader).pageOf(query)
  return {
    ...page,
    kinds: await knownKinds(db),
    items: page.items.map(({ foreign_number: _number, foreign_date: _date, ...listed }) => listed),
  }
})

const columns: Record<(typeof exportDocuments)['columns'][number], SheetColumn<FoundDocument>> = {
  number: { title: msg`Номер`, width: 18, kind: 'text', of: ({ number }) => number },
  numbered_on: { title: msg`Дата`, width: 12, kind: 'date', of: ({ numbered_on }) => numbered_on },
  kind: { title: msg`Вид`, width: 26, kind: 'text', of: ({ kind }) => kind.title },
  title: { title: msg`Заголовок`, width: 50, kind: 'text', of: ({ title }) => title },
  correspondent: { title: msg`Корреспондент`, width: 30, kind: 'text', of: ({ correspondent }) => correspondent },
  foreign_number: { title: msg`Номер отправителя`, width: 16, kind: 'text', of: (row) => row.foreign_number },
  foreign_date: { title: msg`Дата отправителя`, width: 14, kind: 'date', of: (row) => row.foreign_date },
  author: { title: msg`Автор`, width: 32, kind: 'text', of: ({ author }) => author.full_name },
  person: { title: msg`О ком`, width: 32, kind: 'text', of: ({ person }) => person?.full_name ?? null },
  due: { title: msg`Срок`, width: 12, kind: 'date', of: ({ due_on }) => due_on },
  status: { title: msg`Состояние`, width: 14, kind: 'text', of: ({ status }) => documentStatusTitles[status] },
  folder: { title: msg`Папка`, width: 20, kind: 'text', of: ({ folder }) => documentFolderTitles[folder] },
}
const exportDocumentsHandler = handle(exportDocuments, async ({ query, caller, db, today, record }) =>
  exportRows({
    list: 'documents.document',
    title: t`Журнал документов`,
    columns,
    query,
    found: await findDocuments(db, query, await readerOf(db, caller, today)).whole(),
    caller,
    today,
    record,
  }),
)

const countFoldersHandler = handle(countFolders, async ({ caller, db, today }) => {
  const reader = await readerOf(db, caller, today)
  const { rows } = await sql<{ folder: Folder; documents: number; overdue: number }>`
    select d.folder, count(*) as documents, count(*) filter (where ${isOverdue(today)}) as overdue
    from documents.document d join documents.kind k on k.id = d.kind_id
    where d.removed_at is null and ${mayRead(reader)} group by d.folder`.execute(db)
  const counted = new Map(rows.map((row) => [row.folder, row]))
  return { items: documentFolders.map((folder) => counted.get(folder) ?? { folder, documents: 0, overdue: 0 }) }
})

export const registerHandlers = [listDocumentsHandler, exportDocumentsHandler, countFoldersHandler]
