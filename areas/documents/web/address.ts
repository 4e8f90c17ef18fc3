import * as z from 'zod/mini'

/** What the address of `/documents/{slug}` says beside the list's own fields: the document that is open. */
export const DocumentAddress = z.object({
  id: z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}$/))),
})
