import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'
import { idText } from '#platform/contract/wire.ts'

/** What `/passport/guides` keeps in the address while dictionaries are open. */
export const GuidesAddress = z.object({
  /** By its code, which is the same in every school. */
  dictionary: z.optional(z.string()),
  search: z._default(z.string(), ''),
  archived: z.optional(z.literal('true')),
  view: z.optional(z.enum(['history'])),
  /** Whose history is shown; without it that of all. */
  record: z.optional(idText),
  page: historyQuery.page,
})
