import * as z from 'zod/mini'
import { queryDate } from '#platform/contract/wire.ts'
import { historyQuery } from '#platform/contract/history.ts'

/** What `/org-structure` keeps in the address. */
export const StructureAddress = z.object({
  view: z._default(z.enum(['list', 'diagram', 'history']), 'list'),
  search: z._default(z.string(), ''),
  archived: z.optional(z.literal('true')),
  /** As of another day than today. */
  date: z.optional(queryDate),
  /** A unit that is shown open. */
  unit: z.optional(z.string()),
  page: historyQuery.page,
})
