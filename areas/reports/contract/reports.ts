import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { id, IdParams, idText, isoDate } from '#platform/contract/wire.ts'
import { sheetPeriods } from '#areas/summary-sheet/rules/sheet-period.ts'
import { studentGroups } from '#areas/summary-sheet/rules/student-groups.ts'
import { SummarySheet, CourseSummary, MissSummary } from '#areas/summary-sheet/contract/summary-sheet.ts'
import { readsReports } from './access.ts'

const { shape: sheet } = SummarySheet
/** When that of which the figures are made was changed last: until it changes again they stay (ISO 8601). */
const changed_at = z.nullable(z.string())
const person = z.object({ full_name: z.string(), date: isoDate })

/** The report of a class teacher for a period (domain rules 5.5). */
export const ClassReport = z.object({
  class: sheet.class,
  period: sheet.period,
  periods: sheet.periods,
  pending: sheet.pending,
  summary: sheet.summary,
  misses: sheet.misses,
  courses: sheet.courses,
  movement: z.object({ at_start: z.int(), arrived: z.array(person), left: z.array(person), at_end: z.int() }),
  groups: z.array(
    z.object({
      group: z.enum(studentGroups),
      students: z.array(
        z.object({
          id,
          full_name: z.string(),
          /** The subjects that put the student here: of the one «4», the one «3», what failed or has no result. */
          courses: z.array(z.object({ id, title: z.string(), teachers: z.array(z.string()) })),
        }),
      ),
    }),
  ),
  students: z.array(z.object({ id, full_name: z.string(), average: z.nullable(z.number()), misses: MissSummary })),
  changed_at,
})
export type ClassReport = z.infer<typeof ClassReport>

const ofClass = z.strictObject({ period: z.optional(z.enum(sheetPeriods)) })

export const readClassReport = endpoint({
  method: 'GET',
  path: '/api/journal/reports/class/{id}/',
  access: readsReports,
  params: IdParams,
  query: ofClass,
  response: ClassReport,
  hot: true,
  summary: 'Отчёт классного руководителя',
})
export const exportClassReport = fileEndpoint({
  path: '/api/journal/reports/class/{id}/export/',
  access: readsReports,
  params: IdParams,
  query: ofClass,
  file: fileTypes.xlsx,
  summary: 'Отчёт классного руководителя в XLSX',
})
export const printClassReport = fileEndpoint({
  path: '/api/journal/reports/class/{id}/print/',
  access: readsReports,
  params: IdParams,
  query: ofClass,
  file: fileTypes.pdf,
  summary: 'Отчёт классного руководителя в PDF',
})

/** Who taught a group of the year whose journal the caller may read. */
export const listReportTeachers = endpoint({
  method: 'GET',
  path: '/api/journal/reports/teachers/',
  access: readsReports,
  query: z.strictObject({ year: z.optional(idText) }),
  response: z.object({
    items: z.array(z.object({ id, full_name: z.string(), /** The caller. */ is_own: z.boolean() })),
  }),
  summary: 'Учителя, отчёт которых доступен',
})

const WorkReport = z.object({
  kind: z.enum(['sor', 'soch']),
  number: z.int(),
  title: z.string(),
  maximum: z.int(),
  written: z.int(),
  /** Of those who wrote it, by percent: 0–39, 40–84, 85–100. */
  low: z.int(),
  middle: z.int(),
  high: z.int(),
  average: z.nullable(z.number()),
})
/** The report of a subject teacher for a period, a line for each group (domain rules 5.5). */
export const TeacherReport = z.object({
  teacher: z.object({ id, full_name: z.string(), year: z.string() }),
  period: sheet.period,
  periods: sheet.periods,
  groups: z.array(
    z.object({
      id,
      title: z.string(),
      course: z.string(),
      classes: z.array(z.string()),
      /** Null where the subject has no results in this period. */
      type: z.nullable(z.enum(['grade', 'passfail'])),
      period_title: z.nullable(z.string()),
      students: z.int(),
      summary: CourseSummary,
      /** Lessons of the timetable in the period, and those that have been. */
      lessons: z.object({ planned: z.int(), held: z.int() }),
      works: z.array(WorkReport),
    }),
  ),
  /** Results that are still to come; the indicators are of the others. */
  pending: z.int(),
  /** Of all groups with marks together. */
  total: CourseSummary,
  changed_at,
})
export type TeacherReport = z.infer<typeof TeacherReport>

const ofTeacher = z.strictObject({ year: z.optional(idText), period: z.optional(z.enum(sheetPeriods)) })
export const readTeacherReport = endpoint({
  method: 'GET',
  path: '/api/journal/reports/teacher/{id}/',
  access: readsReports,
  params: IdParams,
  query: ofTeacher,
  response: TeacherReport,
  hot: true,
  summary: 'Отчёт учителя-предметника',
})
export const exportTeacherReport = fileEndpoint({
  path: '/api/journal/reports/teacher/{id}/export/',
  access: readsReports,
  params: IdParams,
  query: ofTeacher,
  file: fileTypes.xlsx,
  summary: 'Отчёт учителя-предметника в XLSX',
})
export const printTeacherReport = fileEndpoint({
  path: '/api/journal/reports/teacher/{id}/print/',
  access: readsReports,
  params: IdParams,
  query: ofTeacher,
  file: fileTypes.pdf,
  summary: 'Отчёт учителя-предметника в PDF',
})
