import * as z from 'zod/mini'

/** A page, in the place of a kind of records. */
export const aboutPage = 'page'

export const ExplainAddress = z.object({
  section: z._default(z.enum(['roles', 'why']), 'roles'),
  /** Whose access is asked about: the account. */
  account: z.optional(z.string()),
  about: z._default(z.string(), aboutPage),
  /** The page asked about, by its id. */
  opens: z.optional(z.string()),
  record: z.optional(z.string()),
})
