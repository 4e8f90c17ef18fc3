import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, idText, isoDate } from '#platform/contract/wire.ts'
import { DiaryTotals, Total } from './totals.ts'
import { readsStudies } from './access.ts'

const count = z.int()
const StudyResults = z.object({
  quarter_ids: z.array(id),
  courses: z.array(
    z.object({
      course_id: id,
      course: z.string(),
      /** Marks of the year, and the mean of those for ordinary lessons. */
      marks: count,
      average: z.nullable(z.number()),
      totals: z.array(Total),
    }),
  ),
  misses: DiaryTotals.shape.misses,
  /** Missed lessons of each week of the year up to this one; `monday` names it. */
  weeks: z.array(z.object({ monday: isoDate, unexcused: count, excused: count, illness: count, other: count })),
})
export type StudyResults = z.infer<typeof StudyResults>

/**
 * How a student studies in a year: classes of all years, groups, results by course, misses. A teacher is told of the
 * courses whose journals they may read, and no others; who keeps the person and reads no grade book, of classes and
 * groups only: `results` is absent.
 */
export const Studies = z.object({
  classes: z.array(
    z.object({
      id,
      title: z.string(),
      year: z.string(),
      from: isoDate,
      to: z.nullable(isoDate),
      is_current: z.boolean(),
    }),
  ),
  groups: z.array(
    z.object({
      id,
      title: z.string(),
      course: z.string(),
      teachers: z.array(z.string()),
      from: isoDate,
      /** Null: to the end of the year. */
      to: z.nullable(isoDate),
    }),
  ),
  results: z.optional(StudyResults),
})
export type Studies = z.infer<typeof Studies>

export const readStudies = endpoint({
  method: 'GET',
  path: '/api/journal/student/{id}/studies/',
  access: readsStudies,
  params: IdParams,
  query: z.strictObject({ year: z.optional(idText) }),
  response: Studies,
  hot: true,
  summary: 'Учёба ученика: классы, группы, итоги по предметам, пропуски',
})
