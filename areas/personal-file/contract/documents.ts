import * as z from 'zod/mini'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { signedIn, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { id, IdParams, isoDate } from '#platform/contract/wire.ts'
import { validities } from '../rules/validity.ts'
import { optionalText, PaperFile, Titled, versionSeen } from './entry.ts'

const fields = {
  series: z.nullable(z.string()),
  number: z.nullable(z.string()),
  issued_by: z.nullable(z.string()),
  issued_on: z.nullable(isoDate),
  valid_until: z.nullable(isoDate),
  note: z.nullable(z.string()),
}
export const PersonDocument = z.object({
  id,
  kind: Titled,
  ...fields,
  /** On today's date: over, within the school's days of its end, or neither. */
  validity: z.enum(validities),
  file: z.nullable(PaperFile),
  version: z.int(),
})
export type PersonDocument = z.infer<typeof PersonDocument>

/** `kind_id` is a record of the dictionary `document_kind`, `file_id` a document that the writer has uploaded. */
export const DocumentValues = z.strictObject({
  kind_id: id,
  series: optionalText(20),
  number: optionalText(60),
  issued_by: optionalText(200),
  issued_on: z.nullable(isoDate),
  valid_until: z.nullable(isoDate),
  note: optionalText(1000),
  file_id: z.nullable(id),
})
export type DocumentValues = z.infer<typeof DocumentValues>

/** Of a person whose records one keeps, of oneself, of a child one represents. */
export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/documents/',
  access: signedIn(),
  params: IdParams,
  response: z.object({ items: z.array(PersonDocument), may_write: z.boolean() }),
  summary: 'Документы человека',
})
export const createDocument = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/documents/',
  access: write(usrUser),
  params: IdParams,
  body: DocumentValues,
  response: PersonDocument,
  summary: 'Добавить документ человека',
})
export const changeDocument = endpoint({
  method: 'PATCH',
  path: '/api/users/documents/{id}',
  access: write(usrUser),
  params: IdParams,
  body: z.extend(DocumentValues, { version: versionSeen }),
  response: PersonDocument,
  summary: 'Изменить документ человека',
})
/** Until the night after the next day it can be brought back. */
export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/users/documents/{id}',
  access: write(usrUser),
  params: IdParams,
  response: nothing,
  summary: 'Убрать документ человека',
})
export const restoreDocument = endpoint({
  method: 'POST',
  path: '/api/users/documents/{id}/restore/',
  access: write(usrUser),
  params: IdParams,
  response: nothing,
  summary: 'Вернуть убранный документ человека',
})
export const readDocumentFile = fileEndpoint({
  path: '/api/users/documents/{id}/file',
  access: signedIn(),
  params: IdParams,
  file: fileTypes.any,
  summary: 'Файл документа человека',
})
/** For who keeps the person. */
export const readDocumentsHistory = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/documents/history/',
  access: write(usrUser),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История документов человека',
})
