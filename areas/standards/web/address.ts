import * as z from 'zod/mini'
import { flagText, text } from '#platform/contract/wire.ts'

/** Of the page of the plan, what its views of this room say in the address. */
export const StandardsAddress = z.object({
  view: z.optional(z.enum(['compare', 'standards'])),
  /** With what the plan is compared, «standard:5» or «year:2». */
  with: z.optional(text(30)),
  all: z.optional(flagText),
})
