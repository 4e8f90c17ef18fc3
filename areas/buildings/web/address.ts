import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'

/** What `?tab=rooms` of `/passport/guides` keeps in the address. */
export const RoomsAddress = z.object({
  view: z.optional(z.enum(['plans', 'history'])),
  search: z._default(z.string(), ''),
  building: z.optional(z.string()),
  floor: z.optional(z.string()),
  kind: z.optional(z.string()),
  seats: z.optional(z.string()),
  archived: z.optional(z.literal('true')),
  /** The room whose card is open. */
  room: z.optional(z.string()),
  plan: z.optional(z.string()),
  page: historyQuery.page,
})
