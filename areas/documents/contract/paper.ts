import * as z from 'zod/mini'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { IdParams, idText } from '#platform/contract/wire.ts'
import { readsDocuments } from './access.ts'

/** Of a signed one the frozen paper, always the same bytes; of another how it would look now. */
export const printDocument = fileEndpoint({
  path: '/api/documents/documents/{id}/pdf/',
  access: readsDocuments,
  params: IdParams,
  file: fileTypes.pdf,
  summary: 'Документ в PDF',
})
export const writeDocumentForWord = fileEndpoint({
  path: '/api/documents/documents/{id}/docx/',
  access: readsDocuments,
  params: IdParams,
  file: fileTypes.any,
  summary: 'Документ для Word',
})
export const readDocumentFile = fileEndpoint({
  path: '/api/documents/documents/{id}/files/{file_id}',
  access: readsDocuments,
  params: z.strictObject({ id: idText, file_id: idText }),
  file: fileTypes.any,
  summary: 'Приложение к документу',
})
