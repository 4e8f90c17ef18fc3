import * as z from 'zod/mini'

export const MarksAddress = z.object({
  search: z._default(z.string(), ''),
  /** Only who is not marked yet. */
  left: z._default(z.stringbool(), false),
})
