import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { id, idText, text } from '#platform/contract/wire.ts'
import { CourseLine } from './courses.ts'
import { crsRup } from './permissions.ts'

/** A column of the plan: a parallel, or one of its profiles. */
export const RupColumn = z.object({ parallel: z.int(), profile: z.string(), classes: z.array(z.string()) })
export type RupColumn = z.infer<typeof RupColumn>

export const RupLine = z.extend(CourseLine, {
  course: z.object({ id, title: z.string(), colour: z.nullable(z.string()) }),
})
export type RupLine = z.infer<typeof RupLine>

/** The school's plan of a year: lines in the order of courses, columns in the order of parallels. */
export const Rup = z.object({ columns: z.array(RupColumn), lines: z.array(RupLine) })
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
