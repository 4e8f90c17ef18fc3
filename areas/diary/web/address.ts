import * as z from 'zod/mini'
import { idText, isoDate } from '#platform/contract/wire.ts'

/** What of a diary is open, in the address. */
export const DiaryAddress = z.object({
  tab: z._default(z.enum(['week', 'totals']), 'week'),
  /** Whose diary a link means. */
  student: z.optional(idText),
})
/** A day of the week to show; without it today. */
export const WeekAddress = z.object({ date: z.optional(isoDate) })
/** The quarter whose marks are shown; without it the present one. */
export const TotalsAddress = z.object({ quarter: z.optional(idText) })
