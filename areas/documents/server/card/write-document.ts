import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { changeDocument, removeDocument, restoreDocument } from '../../contract/document.ts'
import { createDocument } from '../../contract/documents.ts'
import type { KindSubject } from '../../contract/kinds.ts'
import { mayAct } from '../acts.ts'
import { documentSubject } from '../approval-kind.ts'
import { firstText } from '../paper/first-text.ts'
import { readerOf } from '../reader.ts'
import { insertDocument } from './insert-document.ts'
import { keptDocument, takeShown, wordsOf } from './kept-document.ts'
import { documentToAct } from './lock-document.ts'
import { readOneDocument } from './read-document.ts'
import { requirePersons } from './require-persons.ts'
import { takeFiles } from './take-files.ts'

const createDocumentHandler = handle(createDocument, async (call) => {
  const { content, file_ids = [], ...values } = call.body
  const first = content ? { content, template: null, missing: [] } : await firstText(call, values)
  const id = await insertDocument(call, { ...values, content: first.content, template: first.template, file_ids })
  return { id, missing: first.missing }
})

const changeDocumentHandler = handle(changeDocument, async ({ params, body, caller, db, today, record }) => {
  const { version, file_ids, content, ...columns } = body
  const reader = await readerOf(db, caller, today)
  await documentToAct(db, { id: params.id, act: 'change', seen: version }, reader)
  const before = await readOneDocument(db, params.id, reader)
  const [kind] = await db.selectFrom('documents.kind').where('id', '=', before.kind.id).select('subject').execute()
  await requirePersons(db, body, { subject: (kind?.subject ?? 'none') as KindSubject }, reader)
  await db
    .updateTable('documents.document')
    .set({
      ...columns,
      ...(content && { content: JSON.stringify(content), words: wordsOf(content) }),
      status: 'draft',
      version: version + 1,
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', params.id)
    .execute()
  if (file_ids) await takeFiles(db, caller, params.id, file_ids)
  if (content) await takeShown({ db, caller }, content, before.content)
  const after = await readOneDocument(db, params.id, reader)
  await record({
    subject: documentSubject,
    id: params.id,
    before: keptDocument(before),
    after: { ...keptDocument(after), ...(content && { text: 'changed' }) },
  })
  return { id: params.id, version: after.version }
})

const removeDocumentHandler = handle(removeDocument, async ({ params, caller, db, today, record }) => {
  const reader = await readerOf(db, caller, today)
  const row = await documentToAct(db, { id: params.id, act: 'remove' }, reader)
  const before = await readOneDocument(db, row.id, reader)
  await db
    .updateTable('documents.document')
    .set({ removed_at: sql<Date>`now()`, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  await record({ subject: documentSubject, id: row.id, before: keptDocument(before) })
  return {}
})

const restoreDocumentHandler = handle(restoreDocument, async ({ params, caller, db, today, record }) => {
  const reader = await readerOf(db, caller, today)
  const { rows } = await sql`
    update documents.document d set removed_at = null, version = d.version + 1 from documents.kind k
    where k.id = d.kind_id and d.id = ${params.id} and d.removed_at is not null and ${mayAct('remove', reader)}
    returning d.id`.execute(db)
  if (rows.length === 0) throw notFound()
  await record({
    subject: documentSubject,
    id: params.id,
    after: keptDocument(await readOneDocument(db, params.id, reader)),
  })
  return {}
})

export const documentWriteHandlers = [
  createDocumentHandler,
  changeDocumentHandler,
  removeDocumentHandler,
  restoreDocumentHandler,
]
