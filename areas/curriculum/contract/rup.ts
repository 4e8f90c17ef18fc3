import * as z from 'zod/mini'
import { classLanguageCodes } from '../rules/plan-column.ts'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { CourseLine } from './courses.ts'
import { crsRup } from './permissions.ts'

/**
 * Of whom a line of the plan is: a parallel (0 to 12), there those of a language of instruction and of a profile, both empty for
 * any, or a single class.
 */
export const PlanPlace = z.object({
  parallel: z.int(),
  language: z.enum(classLanguageCodes),
  profile: z.string(),
  class_id: z.nullable(id),
})

/** A column of the plan, with the classes that are taught by it and the most hours a week that they may have. */
export const RupColumn = z.extend(PlanPlace, {
  class_title: z.nullable(z.string()),
  classes: z.array(z.string()),
  maximum: z.number(),
})
export type RupColumn = z.infer<typeof RupColumn>

export const RupLine = z.extend(CourseLine, {
  ...PlanPlace.shape,
  course: z.object({ id, title: z.string(), colour: z.nullable(z.string()) }),
  /** Null: those of the week in all weeks of study. */
  hours_year: z.nullable(z.number()),
  version: z.int(),
})
export type RupLine = z.infer<typeof RupLine>

/** A class of the year with what the plan may tell apart. */
const PlanClass = z.object({
  id,
  title: z.string(),
  parallel: z.int(),
  language: z.string(),
  profile: z.string(),
})
export type PlanClass = z.infer<typeof PlanClass>

/** Weeks of study of a year: of the first class, and of all others. */
const StudyWeeks = z.object({ first: z.int(), others: z.int() })
export type StudyWeeks = z.infer<typeof StudyWeeks>

/** The school's plan of a year: lines in the order of courses, columns in the order of parallels. */
export const Rup = z.object({
  columns: z.array(RupColumn),
  classes: z.array(PlanClass),
  lines: z.array(RupLine),
  weeks: StudyWeeks,
  /** Of a year that is not over, for who may. */
  may_change: z.boolean(),
})
export type Rup = z.infer<typeof Rup>

const access = read(crsRup)
const query = z.strictObject({
  year_id: z.optional(idText),
  search: z.optional(text(100, 0)),
  cathedra_id: z.optional(idText),
})

/** The whole plan at once: a school has some hundred lines. `search` and `cathedra_id` narrow the courses. */
export const readRup = endpoint({
  method: 'GET',
  path: '/api/courses/rup/',
  access,
  query,
  response: Rup,
  hot: true,
  summary: 'Рабочий учебный план',
})

/** The plan as a sheet: a row for each course of a component, a column of hours for each parallel; without sums. */
export const exportRup = fileEndpoint({
  path: '/api/courses/rup/export/',
  access,
  query,
  file: fileTypes.xlsx,
  summary: 'Рабочий учебный план в XLSX',
})
/** The plan as it is printed, approved and signed. */
export const printPlan = fileEndpoint({
  path: '/api/courses/rup/{id}/form/',
  access: read(crsRup),
  params: IdParams,
  file: fileTypes.pdf,
  summary: 'Рабочий учебный план: печатная форма',
})
