import { requireRecord } from '#areas/dictionaries/server/index.ts'
import { maintainsPerson } from '#areas/people/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { msg } from '#platform/contract/text.ts'
import type { PersonPart } from '#platform/server/person-parts.ts'
import * as contract from '../contract/documents.ts'
import { requireDates, keptDocument, readDocuments, auditedDocuments } from './document-rows.ts'
import { listPapers, openPaperFile, readPapersHistory, type PaperKind } from './paper-kind.ts'
import { countReading } from './papers.ts'
import { mayReadDocuments } from './scope.ts'
import { changePaper, createPaper, removePaper, restorePaper } from './write-paper.ts'

const table = 'personal_file.document'
const documents: PaperKind<contract.PersonDocument, contract.DocumentValues> = {
  table,
  mayRead: (caller, today) => (person) => mayReadDocuments(caller, person, today),
  mayWrite: (caller) => (person) => maintainsPerson(caller, person),
  find: readDocuments,
  requireValid: async (db, values, today, present) => {
    requireDates(values, today)
    const kind = { code: 'document_kind', id: values.kind_id, field: 'kind_id', present: present?.kind.id }
    await requireRecord(db, kind)
  },
  insert: (db, row) => db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow(),
  change: (db, id, { version, ...row }) =>
    db
      .updateTable(table)
      .set({ ...row, version: version + 1 })
      .where('id', '=', id)
      .execute(),
  kept: keptDocument,
  audited: auditedDocuments,
}

const listDocumentsHandler = handle(contract.listDocuments, async (call) => {
  const papers = await listPapers(documents, call)
  await countReading(call, call.params.id)
  return papers
})

export const documentsPart: PersonPart = {
  id: 'documents',
  title: msg`документы`,
  order: 50,
  access: contract.listDocuments.access,
  opens: mayReadDocuments,
}
export const documentHandlers = [
  listDocumentsHandler,
  handle(contract.createDocument, (call) => createPaper(documents, call)),
  handle(contract.changeDocument, (call) => changePaper(documents, call)),
  handle(contract.removeDocument, (call) => removePaper(documents, call)),
  handle(contract.restoreDocument, (call) => restorePaper(documents, call)),
  handle(contract.readDocumentFile, (call) => openPaperFile(documents, call)),
  handle(contract.readDocumentsHistory, (call) => readPapersHistory(documents, call)),
]
