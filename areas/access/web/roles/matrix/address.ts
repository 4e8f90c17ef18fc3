import * as z from 'zod/mini'

/** What of the matrix is shown, as the address keeps it. */
export const MatrixAddress = z.object({
  search: z._default(z.string(), ''),
  show: z._default(z.enum(['all', 'changed', 'custom']), 'all'),
  /** Ids with commas between; none: all roles. */
  roles: z._default(z.string(), ''),
  /** Two ids with a comma between; empty: nothing is compared. */
  compare: z._default(z.string(), ''),
})
export type MatrixView = z.infer<typeof MatrixAddress>
