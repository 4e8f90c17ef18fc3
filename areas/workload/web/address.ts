import * as z from 'zod/mini'
import { countText, idText, isoDate } from '#platform/contract/wire.ts'

export const views = ['board', 'teachers', 'classes', 'vacancies'] as const

/** What the address of `/managing/workload` says, beside the year. */
export const WorkloadAddress = z.object({
  view: z._default(z.enum(views), 'board'),
  /** The day that is shown, and from which on changes hold; today where there is none. */
  date: z.optional(isoDate),
  cathedra_id: z.optional(idText),
  course_id: z.optional(idText),
  parallel: z.optional(countText(12)),
  /** The teacher whose card is open, or the group. */
  active: z.optional(idText),
  group: z.optional(idText),
})
