import { sql } from 'kysely'
import { requireRecord } from '#areas/dictionaries/server/index.ts'
import { readHistory } from '#areas/access/server/index.ts'
import { openDocument } from '#areas/media/server/index.ts'
import { maintainsPerson } from '#areas/people/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { msg } from '#platform/contract/text.ts'
import type { PersonPart } from '#platform/server/person-parts.ts'
import { notFound } from '#platform/server/refusal.ts'
import * as contract from '../contract/documents.ts'
import { requireDates, keptDocument, readDocuments, auditedDocuments } from './document-rows.ts'
import { removePaper, restorePaper, type PaperKind } from './paper-kind.ts'
import {
  countReading,
  requirePerson,
  fileOfPaper,
  isAllowed,
  ofPerson,
  paperToChange,
  takeFile,
  type May,
} from './papers.ts'
import { mayReadDocuments } from './scope.ts'

const table = 'personal_file.document'
const mayWrite =
  (caller: Caller): May =>
  (person) =>
    maintainsPerson(caller, person)
const mayRead =
  (caller: Caller, today: string): May =>
  (person) =>
    mayReadDocuments(caller, person, today)

async function documentOf(db: Database, id: number, today: string) {
  const [found] = await readDocuments(db, sql<boolean>`e.id = ${id}`, today)
  if (!found) throw notFound()
  return found
}

const listDocumentsHandler = handle(contract.listDocuments, async ({ params, caller, db, today }) => {
  await requirePerson({ db, caller, today }, params.id, mayRead(caller, today))
  await countReading({ db, caller, today }, params.id)
  return {
    items: await readDocuments(db, sql<boolean>`e.person_id = ${params.id}`, today),
    may_write: await isAllowed(db, params.id, mayWrite(caller)),
  }
})

const createDocumentHandler = handle(contract.createDocument, async ({ params, body, caller, db, today, record }) => {
  await requirePerson({ db, caller, today }, params.id, mayWrite(caller))
  requireDates(body, today)
  await requireRecord(db, { code: 'document_kind', id: body.kind_id, field: 'kind_id' })
  await takeFile(db, caller, body.file_id, null)
  const { id } = await db
    .insertInto(table)
    .values({ ...body, person_id: params.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await documentOf(db, id, today)
  await record({ subject: 'personal_file.document', id, after: keptDocument(params.id, made) })
  return made
})

const changeDocumentHandler = handle(contract.changeDocument, async ({ params, body, caller, db, today, record }) => {
  const { version, ...values } = body
  const { person_id, file_id } = await paperToChange(db, table, params.id, mayWrite(caller), version)
  const before = await documentOf(db, params.id, today)
  requireDates(values, today)
  const kind = { code: 'document_kind', id: values.kind_id, field: 'kind_id', present: before.kind.id }
  await requireRecord(db, kind)
  await takeFile(db, caller, values.file_id, file_id)
  await db
    .updateTable(table)
    .set({ ...values, version: version + 1 })
    .where('id', '=', params.id)
    .execute()
  const after = await documentOf(db, params.id, today)
  await record({
    subject: 'personal_file.document',
    id: params.id,
    before: keptDocument(person_id, before),
    after: keptDocument(person_id, after),
  })
  return after
})

const documents: PaperKind<contract.PersonDocument> = { table, mayWrite, read: documentOf, kept: keptDocument }
const removeDocumentHandler = handle(contract.removeDocument, (call) => removePaper(documents, call))
const restoreDocumentHandler = handle(contract.restoreDocument, (call) => restorePaper(documents, call))

const readDocumentFileHandler = handle(contract.readDocumentFile, async ({ params, caller, db, today, context }) =>
  openDocument(context, await fileOfPaper(db, table, params.id, mayRead(caller, today))),
)

const readDocumentsHistoryHandler = handle(
  contract.readDocumentsHistory,
  async ({ params, query, caller, db, today }) => {
    await requirePerson({ db, caller, today }, params.id, mayWrite(caller))
    return readHistory(db, [{ ...auditedDocuments, where: ofPerson(params.id) }], query)
  },
)

export const documentsPart: PersonPart = {
  id: 'documents',
  title: msg`документы`,
  order: 50,
  access: contract.listDocuments.access,
  opens: mayReadDocuments,
}
export const documentHandlers = [
  listDocumentsHandler,
  createDocumentHandler,
  changeDocumentHandler,
  removeDocumentHandler,
  restoreDocumentHandler,
  readDocumentFileHandler,
  readDocumentsHistoryHandler,
]
