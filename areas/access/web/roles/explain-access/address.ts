import * as z from 'zod/mini'
import { alsoNamed } from '#platform/web/ui/index.ts'

/** A page, in the place of a kind of records. */
export const pageSubject = 'page'

const Address = z.object({
  section: z._default(z.enum(['roles', 'why']), 'roles'),
  /** Whose access is asked about: the account. */
  account: z.optional(z.string()),
  subject: z._default(z.string(), pageSubject),
  /** The page asked about, by its id. */
  opens: z.optional(z.string()),
  record: z.optional(z.string()),
})
export const ExplainAddress = alsoNamed(Address, { about: 'subject' })
