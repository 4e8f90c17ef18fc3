import * as z from 'zod/mini'
import { idText, isoDate } from '#platform/contract/wire.ts'

/** What of a diary is open, in the address; `student` where a family has several children. */
export const DiaryAddress = z.object({
  view: z._default(z.enum(['week', 'totals']), 'week'),
  date: z.optional(isoDate),
  quarter: z.optional(idText),
  student: z.optional(idText),
})
