import * as z from 'zod/mini'
import { isoDate } from '#platform/contract/wire.ts'
import { QuarterMisses, SheetCourse } from './sheet.ts'

/** What stands on a report card, whatever its language. A final card keeps it as it was when the card was made. */
export const PaperContent = z.object({
  school: z.string(),
  /** For the Kazakh paper; cards of before it was kept have none. */
  school_kk: z.optional(z.nullable(z.string())),
  city: z.nullable(z.string()),
  student: z.string(),
  class_title: z.string(),
  class_teacher: z.nullable(z.string()),
  director: z.nullable(z.string()),
  date_start: isoDate,
  date_end: isoDate,
  /** 1–4, or a half-year 1–2; both null for the year. */
  quarter: z.nullable(z.int()),
  half: z.nullable(z.int()),
  courses: z.array(SheetCourse),
  misses: z.array(QuarterMisses),
})
export type PaperContent = z.infer<typeof PaperContent>
