import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, idText, isoDate, text } from '#platform/contract/wire.ts'
import { readsNumbers } from './access.ts'

/** A number that was given: to what, when, by whom, and why it holds no more. */
export const GivenNumber = z.object({
  id,
  number: z.string(),
  on: isoDate,
  /** Null: a paper that the reader may not see. */
  subject: z.nullable(z.object({ title: z.string(), link: z.nullable(z.string()) })),
  /** Null: nobody is known, as of numbers given before the journal was kept. */
  by: z.nullable(z.string()),
  annulled: z.nullable(z.object({ on: isoDate, reason: z.string(), by: z.nullable(z.string()) })),
})
export type GivenNumber = z.infer<typeof GivenNumber>

/** `recent`: the number given last stands first. */
const sorts = ['recent', 'number', 'date'] as const
const filters = {
  /** Of which journal; without one of all. */
  journal: z.optional(idText),
  /** The key of a period; without one of all. */
  period: z.optional(text(20)),
  state: z.optional(z.enum(['valid', 'annulled'])),
}
/** Numbers of a journal: searched by the number and by the reason of what was annulled. */
export const listNumbers = endpoint({
  method: 'GET',
  path: '/api/documents/numbers/given/',
  access: readsNumbers,
  query: listQuery(sorts, filters),
  response: listOf(GivenNumber),
  summary: 'Номера, данные в журнале нумерации',
})
export const exportNumbers = exportOf({
  path: '/api/documents/numbers/given/export/',
  access: readsNumbers,
  sorts,
  filters,
  columns: ['number', 'date', 'subject', 'by', 'state', 'annulled_on', 'reason'],
  summary: 'Номера, данные в журнале нумерации, в XLSX',
})
