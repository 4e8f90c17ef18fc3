import * as z from 'zod/mini'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { id, IdParams, isoDate } from '#platform/contract/wire.ts'
import { readsDocuments, writesDocuments } from './access.ts'
import { Person } from './documents.ts'

const maxReaders = 500

/** Who must know the document; moments are ISO 8601. */
export const listAcquaintance = endpoint({
  method: 'GET',
  path: '/api/documents/documents/{id}/acquaintance/',
  access: readsDocuments,
  params: IdParams,
  response: z.object({
    items: z.array(
      z.object({
        person: Person,
        position: z.nullable(z.string()),
        due_on: z.nullable(isoDate),
        asked_on: isoDate,
        opened_at: z.nullable(z.string()),
        confirmed_at: z.nullable(z.string()),
        reminded_on: z.nullable(isoDate),
      }),
    ),
    /** Whether the caller asks people and reminds them. */
    may_ask: z.boolean(),
  }),
  summary: 'Лист ознакомления',
})
/** Those who are named, and the staff of units; who is asked already stays. */
export const askAcquaintance = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/acquaintance/',
  access: writesDocuments,
  params: IdParams,
  body: z.strictObject({
    person_ids: z.array(id).check(z.maxLength(maxReaders)),
    unit_ids: z.array(id).check(z.maxLength(50)),
    everybody: z.boolean(),
    due_on: z.nullable(isoDate),
  }),
  response: z.object({ asked: z.int() }),
  summary: 'Отправить документ на ознакомление',
})
export const confirmAcquaintance = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/acquaintance/confirm/',
  access: writesDocuments,
  params: IdParams,
  response: nothing,
  summary: 'Ознакомиться с документом',
})
/** One notice to each who has not confirmed, once a day at most. */
export const remindAcquaintance = endpoint({
  method: 'POST',
  path: '/api/documents/documents/{id}/acquaintance/remind/',
  access: writesDocuments,
  params: IdParams,
  response: z.object({ reminded: z.int() }),
  summary: 'Напомнить тем, кто не ознакомился',
})
export const printAcquaintance = fileEndpoint({
  path: '/api/documents/documents/{id}/acquaintance/print/',
  access: readsDocuments,
  params: IdParams,
  file: fileTypes.pdf,
  summary: 'Лист ознакомления в PDF',
})
