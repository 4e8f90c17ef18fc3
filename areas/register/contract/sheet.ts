import * as z from 'zod/mini'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { id, isoDate } from '#platform/contract/wire.ts'

const count = z.int()
export const SheetResult = z.object({
  type: z.enum(['quarter_score', 'passfail', 'year_score', 'exam', 'total']),
  /** 1–4, or a half-year 1–2; both null for the year. */
  quarter: z.nullable(z.int()),
  half: z.nullable(z.int()),
  /** 2…5, of pass/fail 1 and 0; null is «н/а». */
  value: z.nullable(z.int()),
  /** Of a letter scale. */
  letter: z.optional(z.nullable(z.string())),
  /** Set otherwise than its marks say now, and not confirmed since; absent where it is not, and on final cards. */
  differs: z.optional(z.boolean()),
})
export const SheetCourse = z.object({
  title: z.string(),
  title_kk: z.nullable(z.string()),
  mode: z.enum(gradingModes),
  /** Set and closed ones, no others. */
  results: z.array(SheetResult),
})
export type SheetCourse = z.infer<typeof SheetCourse>

/** Missed lessons of a quarter (1–4) by category, and times late. */
export const QuarterMisses = z.object({
  quarter: z.int(),
  unexcused: count,
  excused: count,
  illness: count,
  other: count,
  late: count,
})
export type QuarterMisses = z.infer<typeof QuarterMisses>

/** A study year of a student: the class they were in last, how they moved, results by course, misses by quarter. */
export const YearSheet = z.object({
  year: z.object({ id, date_start: isoDate, date_end: isoDate }),
  class: z.object({ id, title: z.string(), teacher: z.nullable(z.string()) }),
  /** One after another; `to` is the last day. */
  stays: z.array(z.object({ title: z.string(), from: isoDate, to: isoDate })),
  courses: z.array(SheetCourse),
  misses: z.array(QuarterMisses),
  /** By which the results were computed; of a year without results, its newest. */
  policies: z.array(
    z.object({
      version: z.int(),
      weights: z.object({ fo: z.number(), sor: z.number(), soch: z.number() }),
    }),
  ),
})
export type YearSheet = z.infer<typeof YearSheet>
