import * as z from 'zod/mini'
import { flagText, text } from '#platform/contract/wire.ts'
import { readRup } from '../../contract/rup.ts'

/** What the page of the plan shows: the plan itself, a comparison or the state plans. */
export const RupAddress = z.extend(readRup.query, {
  view: z.optional(z.enum(['compare', 'standards'])),
  /** With what the plan is compared, «standard:5» or «year:2». */
  with: z.optional(text(30)),
  all: z.optional(flagText),
})
