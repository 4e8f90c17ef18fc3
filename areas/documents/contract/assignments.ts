import * as z from 'zod/mini'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { id, IdParams, isoDate, text } from '#platform/contract/wire.ts'
import { writesDocuments } from './access.ts'

const maxExecutors = 30

/** Gives a document that is accepted to those who carry it out; who has it already is 422. */
export const assignDocument = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/assignments/',
  access: writesDocuments,
  params: IdParams,
  body: z.strictObject({
    person_ids: z.array(id).check(z.minLength(1), z.maxLength(maxExecutors)),
    words: z.nullable(text(1000)),
    due_on: z.nullable(isoDate),
  }),
  response: nothing,
  summary: 'Поручить исполнение документа',
})
/** By whom it was given to. */
export const reportAssignment = endpoint({
  method: 'POST',
  path: '/api/documents/assignments/{id}/report/',
  access: writesDocuments,
  params: IdParams,
  body: z.strictObject({ report: text(1000) }),
  response: nothing,
  summary: 'Отчитаться об исполнении поручения',
})
/** By who gave it: what was reported is not enough yet. */
export const returnAssignment = endpoint({
  method: 'POST',
  path: '/api/documents/assignments/{id}/return/',
  access: writesDocuments,
  params: IdParams,
  body: z.strictObject({ remark: text(1000), due_on: z.nullable(isoDate) }),
  response: nothing,
  summary: 'Вернуть поручение на доработку',
})
