import * as z from 'zod/mini'

export const MarksAddress = z.object({
  search: z._default(z.string(), ''),
  /** Only who is not marked yet. */
  left: z._default(z.stringbool(), false),
  /** One list alone: an own one, or anybody's for who may mark anybody. */
  unit: z.optional(z.string()),
})
