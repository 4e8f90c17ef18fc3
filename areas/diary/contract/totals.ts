import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idText, isoDate } from '#platform/contract/wire.ts'
import { diaryAccess, MissKind, Retake } from '#areas/journal/contract/journal.ts'

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
export const DiaryTotals = z.object({
  quarter_id: z.nullable(id),
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
  response: DiaryTotals,
  summary: 'Итоги, прогноз и пропуски ученика',
})
