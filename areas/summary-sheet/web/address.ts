import * as z from 'zod/mini'
import { flagText, idText } from '#platform/contract/wire.ts'
import { sheetPeriods } from '../rules/sheet-period.ts'
import { studentGroups } from '../rules/student-groups.ts'
import { allPeriods } from './sheet-period-select.tsx'

/** Which sheet is open, in the address: of what class, for what, in what order, whom of it. */
export const SummarySheetAddress = z.object({
  class: z.optional(idText),
  period: z.optional(z.enum(sheetPeriods)),
  /** All periods of the year instead of one. */
  view: z.optional(z.literal('year')),
  /** `name`, `average`, `misses`, or `course-7`. */
  sort: z._default(z.string().check(z.regex(/^(name|average|misses|course-\d{1,9})$/)), 'name'),
  desc: z._default(flagText, false),
  who: z.optional(z.enum(studentGroups)),
})
export type SummarySheetAddress = z.output<typeof SummarySheetAddress>
export type ChangeSheetAddress = (changes: Partial<Record<keyof SummarySheetAddress, unknown>>) => void

/** What the choice of a period changes in the address. */
export const periodAddress = (key: string): Parameters<ChangeSheetAddress>[0] => ({
  ...(key === allPeriods ? { view: 'year' } : { period: key, view: undefined }),
  who: undefined,
  sort: undefined,
})
