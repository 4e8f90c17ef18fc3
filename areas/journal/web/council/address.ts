import * as z from 'zod/mini'
import { flagText, idText } from '#platform/contract/wire.ts'
import { sheetPeriods } from '../../rules/sheet-period.ts'
import { studentGroups } from '../../rules/student-groups.ts'

/** Which sheet is open, in the address: of what class, for what, in what order, whom of it. */
export const CouncilAddress = z.object({
  class: z.optional(idText),
  period: z.optional(z.enum(sheetPeriods)),
  /** `name`, `average`, `misses`, or `course-7`. */
  sort: z._default(z.string().check(z.regex(/^(name|average|misses|course-\d{1,9})$/)), 'name'),
  desc: z._default(flagText, false),
  who: z.optional(z.enum(studentGroups)),
})
export type CouncilAddress = z.output<typeof CouncilAddress>
export type ChangeCouncil = (changes: Partial<Record<keyof CouncilAddress, unknown>>) => void
