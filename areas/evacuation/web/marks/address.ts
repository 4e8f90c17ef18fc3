import * as z from 'zod/mini'
import { flagText } from '#platform/contract/wire.ts'

export const MarksAddress = z.object({
  search: z._default(z.string(), ''),
  /** Only who is not marked yet. */
  left: z._default(flagText, false),
  /** One list alone: an own one, or anybody's for who may mark anybody. */
  unit: z.optional(z.string()),
})
