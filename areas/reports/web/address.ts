import * as z from 'zod/mini'
import { idText } from '#platform/contract/wire.ts'
import { sheetPeriods } from '#areas/summary-sheet/rules/sheet-period.ts'

export const reportKinds = ['class', 'teacher'] as const
/** Which report is open, in the address. */
export const ReportAddress = z.object({
  report: z.optional(z.enum(reportKinds)),
  class: z.optional(idText),
  teacher: z.optional(idText),
  period: z.optional(z.enum(sheetPeriods)),
})
