import * as z from 'zod/mini'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idText, isoDate } from '#platform/contract/wire.ts'
import { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { diaryAccess, Retake } from '#areas/journal/contract/journal.ts'

export const Total = z.object({
  /** 'quarter' with its id, 'half' with 1 or 2, or 'year'. */
  period: z.enum(['quarter', 'half', 'year']),
  quarter_id: z.nullable(id),
  half: z.nullable(z.int()),
  title: z.string(),
  /** 2…5; 1 and 0 for зч and нз; null while there is none. */
  value: z.nullable(z.int()),
  is_passfail: z.boolean(),
  is_set: z.boolean(),
  percent: z.nullable(z.number()),
  /** Of a letter scale. */
  letter: z.nullable(z.string()),
  missing: z.array(z.string()),
  steps: z.array(z.string()),
})
/** What decides the period that goes on and has no result yet, but for the rules: the page tries marks with it. */
const OpenPeriod = z.object({
  mode: z.enum(gradingModes),
  period: z.enum(['quarter', 'half-a-year']),
  parallel: z.int(),
  fo: z.array(z.object({ value: z.int(), maximum: z.int() })),
  works: z.array(
    z.object({
      kind: z.enum(['sor', 'soch']),
      number: z.int(),
      maximum: z.int(),
      /** Null while it is not written. */
      points: z.nullable(z.int()),
      quarter: z.nullable(z.int()),
    }),
  ),
})
export type OpenPeriod = z.infer<typeof OpenPeriod>
export const DiaryTotals = z.object({
  quarter_id: z.nullable(id),
  /** `GradingPolicy` of the year, by which marks are tried; null without courses. */
  rules: z.unknown(),
  courses: z.array(
    z.object({
      course_id: id,
      course: z.string(),
      /** Marks of the quarter, oldest first. */
      scores: z.array(
        z.object({
          date: isoDate,
          type: z.enum(['fo', 'sor', 'soch']),
          value: z.int(),
          maximum: z.int(),
          retake: z.nullable(Retake),
        }),
      ),
      average: z.nullable(z.number()),
      totals: z.array(Total),
      /** «чтобы получить «5», нужно …», true by the same rules. */
      forecast: z.array(z.string()),
      open: z.nullable(OpenPeriod),
    }),
  ),
  misses: z.array(z.object({ category: MissKind.shape.category, title: z.string(), lessons: z.int() })),
})
export type DiaryTotals = z.infer<typeof DiaryTotals>

export const readDiaryTotals = endpoint({
  method: 'GET',
  path: '/api/journal/diary/totals/',
  access: diaryAccess,
  query: z.strictObject({ student: z.optional(idText), quarter: z.optional(idText) }),
  hot: true,
  response: DiaryTotals,
  summary: 'Итоги, прогноз и пропуски ученика',
})
