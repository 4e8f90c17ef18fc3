import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { id, IdParams, idText, isoDate } from '#platform/contract/wire.ts'
import { sheetPeriods } from '../rules/sheet-period.ts'
import { studentGroups } from '../rules/student-groups.ts'
import { resultTypes } from '#areas/grading/contract/results.ts'
import { readsJournals } from '#areas/journal/contract/access.ts'

const percent = z.nullable(z.number())

/** Classes whose sheet the caller may see: those one leads or curates, all with jrn_full_filter. */
export const listSheetClasses = endpoint({
  method: 'GET',
  path: '/api/journal/summary-sheet/classes/',
  access: readsJournals,
  query: z.strictObject({ year: z.optional(idText) }),
  response: z.object({
    items: z.array(
      z.object({
        id,
        title: z.string(),
        parallel: z.int(),
        /** Led or curated by the caller. */
        is_own: z.boolean(),
      }),
    ),
  }),
  summary: 'Классы, сводная ведомость которых доступна',
})

/** Students of a class by their results (domain rules 5.4). */
export const ClassSummary = z.object({
  total: z.int(),
  groups: z.record(z.enum(studentGroups), z.int()),
  progress: percent,
  quality: percent,
  degree: percent,
  average: percent,
})

export const CourseSummary = z.object({
  counts: z.object({
    n5: z.int(),
    n4: z.int(),
    n3: z.int(),
    n2: z.int(),
    na: z.int(),
    passed: z.int(),
    failed: z.int(),
  }),
  total: z.int(),
  progress: percent,
  quality: percent,
  degree: percent,
  average: percent,
})

/** Missed lessons by category; `late` is beside the total. */
export const MissSummary = z.object({
  total: z.int(),
  unexcused: z.int(),
  excused: z.int(),
  illness: z.int(),
  other: z.int(),
  late: z.int(),
})

/**
 * A student's result of a subject. `set` is stored, `recommended` is what the rules say and nobody has set yet, `missing`
 * has none yet, for the reasons in `missing`; value null is «н/а».
 */
export const SheetMark = z.object({
  course_id: id,
  /** The group whose journal bears it. */
  group_id: id,
  state: z.enum(['set', 'recommended', 'missing']),
  value: z.nullable(z.int()),
  recommended: z.nullable(z.int()),
  /** Set otherwise than its marks say now, and not confirmed since. */
  differs: z.boolean(),
  percent,
  /** Of a letter scale. */
  letter: z.nullable(z.string()),
  missing: z.array(z.string()),
})

export const SummarySheet = z.object({
  class: z.object({
    id,
    title: z.string(),
    year: z.string(),
    class_teacher: z.nullable(z.string()),
    curator: z.nullable(z.string()),
  }),
  /** Null in a year without quarters. */
  period: z.nullable(
    z.object({
      key: z.enum(sheetPeriods),
      title: z.string(),
      start_date: isoDate,
      end_date: isoDate,
      is_over: z.boolean(),
    }),
  ),
  /** What may be asked for. */
  periods: z.array(z.object({ key: z.enum(sheetPeriods), title: z.string() })),
  courses: z.array(
    z.object({
      id,
      title: z.string(),
      short_title: z.string(),
      type: z.enum(['grade', 'passfail']),
      result_type: z.enum(resultTypes),
      /** Named where the subject has another period than the sheet: «I полугодие». */
      period_title: z.nullable(z.string()),
      teachers: z.array(z.string()),
      summary: CourseSummary,
    }),
  ),
  students: z.array(
    z.object({
      id,
      full_name: z.string(),
      marks: z.array(SheetMark),
      average: percent,
      groups: z.array(z.enum(studentGroups)),
      misses: MissSummary,
    }),
  ),
  /** Results that are still to come; the indicators are of the others. */
  pending: z.int(),
  summary: ClassSummary,
  misses: MissSummary,
})
export type SummarySheet = z.infer<typeof SummarySheet>

const requested = z.strictObject({ period: z.optional(z.enum(sheetPeriods)) })

/** The sheet of a class: students × subjects for a period, with indicators; by default of the quarter just over. */
export const readSummarySheet = endpoint({
  method: 'GET',
  path: '/api/journal/summary-sheet/class/{id}/',
  access: readsJournals,
  params: IdParams,
  query: requested,
  response: SummarySheet,
  hot: true,
  summary: 'Сводная ведомость класса',
})
export const exportSummarySheet = fileEndpoint({
  path: '/api/journal/summary-sheet/class/{id}/export/',
  access: readsJournals,
  params: IdParams,
  query: requested,
  file: fileTypes.xlsx,
  summary: 'Сводная ведомость класса в XLSX',
})
export const printSummarySheet = fileEndpoint({
  path: '/api/journal/summary-sheet/class/{id}/print/',
  access: readsJournals,
  params: IdParams,
  query: requested,
  file: fileTypes.pdf,
  summary: 'Сводная ведомость класса в PDF',
})

/** All periods of a year one under another, for each student: a line of marks for each period that has begun. */
export const SummarySheetYear = z.object({
  class: SummarySheet.shape.class,
  /** Lines of a student; periods of half-years stand in those of the quarter that ends them. */
  periods: SummarySheet.shape.periods,
  courses: z.array(z.object({ id, title: z.string(), short_title: z.string(), type: z.enum(['grade', 'passfail']) })),
  students: z.array(
    z.object({
      id,
      full_name: z.string(),
      lines: z.array(z.object({ key: z.enum(sheetPeriods), marks: z.array(SheetMark) })),
    }),
  ),
})
export type SummarySheetYear = z.infer<typeof SummarySheetYear>

export const readSummarySheetYear = endpoint({
  method: 'GET',
  path: '/api/journal/summary-sheet/class/{id}/year/',
  access: readsJournals,
  params: IdParams,
  hot: true,
  response: SummarySheetYear,
  summary: 'Сводная ведомость класса за все периоды',
})
export const exportSummarySheetYear = fileEndpoint({
  path: '/api/journal/summary-sheet/class/{id}/year/export/',
  access: readsJournals,
  params: IdParams,
  file: fileTypes.xlsx,
  summary: 'Сводная ведомость класса за все периоды в XLSX',
})
export const printSummarySheetYear = fileEndpoint({
  path: '/api/journal/summary-sheet/class/{id}/year/print/',
  access: readsJournals,
  params: IdParams,
  file: fileTypes.pdf,
  summary: 'Сводная ведомость класса за все периоды в PDF',
})
