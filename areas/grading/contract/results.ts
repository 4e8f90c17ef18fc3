import * as z from 'zod/mini'
import { bigId, id, isoDate } from '#platform/contract/wire.ts'

export const resultTypes = ['quarter_score', 'passfail', 'year_score', 'exam', 'total'] as const
/** A set or closed result; value null is «н/а». What is not set is computed on both sides by the same rules. */
export const PeriodResult = z.object({
  id: bigId,
  student_id: id,
  quarter_id: z.nullable(id),
  half: z.nullable(z.int()),
  type: z.enum(resultTypes),
  /** What the stored marks say now, and with what percent. */
  recommended: z.nullable(z.int()),
  percent: z.nullable(z.number()),
  value: z.nullable(z.int()),
  /** What was recommended when a person set or last confirmed the value. */
  confirmed_for: z.nullable(z.int()),
  /** A person has set another value than the marks say now, and has not confirmed it since they say so. */
  differs: z.boolean(),
  reason: z.nullable(z.string()),
  author: z.nullable(z.string()),
  changed_at: z.string(),
  version: z.int(),
  /** The policy it was computed with; once closed it keeps it. */
  policy_id: id,
})
export type PeriodResult = z.infer<typeof PeriodResult>

export const GridQuarter = z.object({
  id,
  number: z.int(),
  title: z.string(),
  start_date: isoDate,
  end_date: isoDate,
  closes_on: isoDate,
  /** The last day to which this group's period is reopened, where it is. */
  reopened_until: z.nullable(isoDate),
})
export type GridQuarter = z.infer<typeof GridQuarter>

/** A version of a year's grading policy; `rules` as `GradingPolicy` of rules/grading-policy.ts. */
export const JournalPolicy = z.object({ id, version: z.int(), rules: z.unknown() })
export type JournalPolicy = z.infer<typeof JournalPolicy>
