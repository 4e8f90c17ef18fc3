import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, isoDate, text } from '#platform/contract/wire.ts'
import { resolutionWays } from '../rules/folder.ts'
import { writesDocuments } from './access.ts'

/** The version that was on the screen: what has changed since is 409, so that nobody signs what they have not seen. */
const seen = { version: z.int().check(z.minimum(1)) }
const Moved = z.object({ id, version: z.int(), number: z.nullable(z.string()) })
const maxExecutors = 30

/** A received one is registered and gets its number, one of the school's own goes on its way to the signature. */
export const submitDocument = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/submit/',
  access: writesDocuments,
  params: IdParams,
  body: z.strictObject(seen),
  response: Moved,
  summary: 'Зарегистрировать документ или отправить на согласование',
})
export const withdrawDocument = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/withdraw/',
  access: writesDocuments,
  params: IdParams,
  body: z.strictObject(seen),
  response: Moved,
  summary: 'Отозвать документ с согласования',
})
/** What is to become of a received document: whoever must carry it out, the first one answering for all, or know it, and by when. */
export const resolveDocument = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/resolution/',
  access: writesDocuments,
  params: IdParams,
  body: z.strictObject({
    ...seen,
    way: z.enum(resolutionWays),
    words: text(1000),
    person_ids: z.array(id).check(z.maxLength(maxExecutors)),
    due_on: z.nullable(isoDate),
  }),
  response: Moved,
  summary: 'Наложить резолюцию на входящий документ',
})
export const sendDocument = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/send/',
  access: writesDocuments,
  params: IdParams,
  body: z.strictObject({ ...seen, how: text(200) }),
  response: Moved,
  summary: 'Отметить, что документ отправлен или выдан',
})
/** Its number stays taken, and whoever checks it learns that it does not hold. */
export const annulDocument = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/annul/',
  access: writesDocuments,
  params: IdParams,
  body: z.strictObject({ ...seen, reason: text(500) }),
  response: Moved,
  summary: 'Аннулировать документ',
})
/** A draft with the text of one that is accepted; once it is accepted itself it replaces that one. */
export const renewDocument = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/renew/',
  access: writesDocuments,
  params: IdParams,
  body: z.strictObject(seen),
  response: z.object({ id }),
  summary: 'Создать новую версию документа',
})
