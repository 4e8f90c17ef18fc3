import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { id, IdParams, idText } from '#platform/contract/wire.ts'
import { readsClasses } from './access.ts'
import { ClassOfYear } from './class-shapes.ts'
import { grpGrade } from './permissions.ts'

/**
 * Everything that is set up of a year: its parallels, those without classes too, and its classes in order. `placeless` are
 * students who are in no class of the year, of whom the reader keeps; null for who does not place students.
 */
export const readYearOfClasses = endpoint({
  method: 'GET',
  path: '/api/grouping/classes/year/',
  access: readsClasses,
  query: z.strictObject({ year_id: z.optional(idText) }),
  response: z.object({
    year: z.nullable(z.object({ id, from: z.string(), to: z.string() })),
    parallels: z.array(z.int()),
    classes: z.array(ClassOfYear),
    placeless: z.nullable(z.int()),
    may_add: z.boolean(),
  }),
  summary: 'Параллели и классы года',
})
export type YearOfClasses = z.infer<typeof readYearOfClasses.response>

export const readClassHistory = endpoint({
  method: 'GET',
  path: '/api/grouping/classes/{id}/history/',
  access: read(grpGrade),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История класса',
})
