import * as z from 'zod/mini'
import { Mine, Run } from '#areas/approvals/contract/runs.ts'
import { StoredFile } from '#areas/media/contract/media.ts'
import { PictureAddresses } from '#areas/rich-text/contract/rich-text.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { id, IdParams, isoDate } from '#platform/contract/wire.ts'
import { documentActs } from '../rules/act.ts'
import { resolutionWays } from '../rules/folder.ts'
import { readsDocuments, writesDocuments } from './access.ts'
import { ListedDocument, Person } from './documents.ts'
import { documentLanguages } from './kinds.ts'
import { ContentAnswer, documentValues } from './values.ts'

export const Assignment = z.object({
  id,
  person: Person,
  task: z.enum(['execute', 'administer']),
  words: z.nullable(z.string()),
  /** Answers for all who carry it out. */
  is_main: z.boolean(),
  due_on: z.nullable(isoDate),
  given_by: Person,
  given_on: isoDate,
  done_on: z.nullable(isoDate),
  report: z.nullable(z.string()),
  /** Why it was given back. */
  remark: z.nullable(z.string()),
  is_overdue: z.boolean(),
})
export type Assignment = z.infer<typeof Assignment>

export const Document = z.object({
  ...ListedDocument.shape,
  language: z.enum(documentLanguages),
  content: ContentAnswer,
  /** Addresses of the pictures of the text. */
  pictures: PictureAddresses,
  files: z.array(StoredFile),
  unit: z.nullable(z.object({ id, title: z.string() })),
  addressee: z.nullable(Person),
  foreign_number: z.nullable(z.string()),
  foreign_date: z.nullable(isoDate),
  way: z.nullable(z.enum(resolutionWays)),
  /** Why it came back to its author. */
  remark: z.nullable(z.string()),
  resolution: z.nullable(
    z.object({ words: z.string(), by: Person, on_behalf_of: z.nullable(Person), made_on: isoDate }),
  ),
  assignments: z.array(Assignment),
  /** Those who must know it: how many, how many do; whether the caller still has to. */
  acquaintance: z.object({ asked: z.int(), confirmed: z.int(), awaits_caller: z.boolean() }),
  accepted_on: z.nullable(isoDate),
  sent_on: z.nullable(isoDate),
  sent_how: z.nullable(z.string()),
  ended_on: z.nullable(isoDate),
  ended_reason: z.nullable(z.string()),
  edition: z.int(),
  former: z.nullable(z.object({ id, number: z.nullable(z.string()) })),
  next: z.nullable(z.object({ id, number: z.nullable(z.string()) })),
  /** Its latest way along a route, and what this caller may decide on it. */
  approval: z.nullable(z.object({ run: Run, mine: Mine })),
  /** What this caller may do with it now. */
  acts: z.array(z.enum(documentActs)),
})
export type Document = z.infer<typeof Document>

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/documents/documents/{id}',
  access: readsDocuments,
  params: IdParams,
  response: Document,
  summary: 'Документ',
})
/** Only what is given changes. One that is accepted is 409: a next version is made of it. */
export const changeDocument = endpoint({
  method: 'PATCH',
  path: '/api/documents/documents/{id}',
  access: readsDocuments,
  params: IdParams,
  body: z.strictObject({ ...z.partial(z.strictObject(documentValues)).shape, version: z.int().check(z.minimum(1)) }),
  response: z.object({ id, version: z.int() }),
  summary: 'Изменить документ',
})
/** A draft that never had a number; until the night after the next day it can be brought back. */
export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/documents/{id}',
  access: writesDocuments,
  params: IdParams,
  response: nothing,
  summary: 'Убрать черновик документа',
})
export const restoreDocument = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/restore/',
  access: writesDocuments,
  params: IdParams,
  response: nothing,
  summary: 'Вернуть убранный черновик',
})
export const readDocumentHistory = endpoint({
  method: 'GET',
  path: '/api/documents/documents/{id}/history/',
  access: readsDocuments,
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История документа',
})
