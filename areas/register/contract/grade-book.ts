import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { id, IdParams, idText, isoDate, text } from '#platform/contract/wire.ts'
import { cardStates } from '../rules/card-state.ts'
import { paperLanguages } from '../rules/paper-words.ts'
import { YearSheet } from './sheet.ts'
import { gradeBookAccess } from './access.ts'

const Found = z.object({ id, full_name: z.string(), class_title: z.nullable(z.string()) })
/** Students whose grade book the caller may open; without a search the first ones by class. */
export const findGradeBooks = endpoint({
  method: 'GET',
  path: '/api/users/grade-book/students/',
  access: gradeBookAccess,
  query: z.strictObject({ search: z.optional(text(100, 0)) }),
  response: z.object({ items: z.array(Found) }),
  summary: 'Ученики, чью успеваемость по годам можно открыть',
})

export const GradeBook = z.object({
  student: Found,
  /** The latest first. */
  years: z.array(YearSheet),
  /** Final report cards that were signed, the latest first. */
  cards: z.array(
    z.object({
      id,
      year_id: id,
      quarter: z.nullable(z.int()),
      half: z.nullable(z.int()),
      number: z.string(),
      version: z.int(),
      state: z.enum(cardStates),
      signed_on: isoDate,
    }),
  ),
})
export type GradeBook = z.infer<typeof GradeBook>

export const readGradeBook = endpoint({
  method: 'GET',
  path: '/api/users/grade-book/{id}/',
  access: gradeBookAccess,
  params: IdParams,
  response: GradeBook,
  summary: 'Успеваемость ученика за все годы',
})
export const exportGradeBook = fileEndpoint({
  path: '/api/users/grade-book/{id}/xlsx',
  access: gradeBookAccess,
  params: IdParams,
  file: fileTypes.xlsx,
  summary: 'Успеваемость ученика за все годы в XLSX',
})
/** The report card of a year as it stands today; the paper's language is its own matter. */
export const printReportCard = fileEndpoint({
  path: '/api/documents/report-cards/students/{id}/',
  access: gradeBookAccess,
  params: IdParams,
  query: z.strictObject({ year: idText, language: z.enum(paperLanguages) }),
  file: fileTypes.pdf,
  summary: 'Табель ученика за учебный год в PDF',
})
