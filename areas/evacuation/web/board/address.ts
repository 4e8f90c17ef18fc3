import * as z from 'zod/mini'
import { unitTypes } from '../../rules/words.ts'

/** What the board keeps in the address. */
export const BoardAddress = z.object({
  /** The screen on the wall. */
  wall: z.optional(z.literal('1')),
  building: z.optional(z.string()),
  type: z.optional(z.enum(unitTypes)),
  by: z._default(z.enum(['unit', 'class']), 'unit'),
  /** The list that is open beside the board, and the person in it. */
  unit: z.optional(z.string()),
  person: z.optional(z.string()),
})
