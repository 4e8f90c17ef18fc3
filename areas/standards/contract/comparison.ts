import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { flagText, id, IdParams, idText, isoDate } from '#platform/contract/wire.ts'
import { components } from '#areas/curriculum/rules/components.ts'
import { crsRup } from '#areas/curriculum/contract/permissions.ts'

const Side = z.object({ kind: z.enum(['year', 'standard']), id, title: z.string(), source: z.string() })
const ComparedRow = z.object({
  course: z.object({ id, title: z.string() }),
  /** Of the school's line; null where it has none. */
  component: z.nullable(z.enum(components)),
  /** Names the column; its title. */
  key: z.string(),
  column: z.string(),
  ours: z.nullable(z.number()),
  theirs: z.nullable(z.number()),
  difference: z.number(),
})
export type ComparedRow = z.infer<typeof ComparedRow>

/** Hours a week of the year's plan beside those of another year or of a state plan. */
export const PlanComparison = z.object({
  /** Null: there is nothing to compare with. */
  with: z.nullable(Side),
  years: z.array(z.object({ id, title: z.string() })),
  standards: z.array(z.object({ id, title: z.string(), since: isoDate })),
  rows: z.array(ComparedRow),
  /** Over all courses, those alike too. */
  sums: z.array(z.object({ key: z.string(), column: z.string(), ours: z.number(), theirs: z.number() })),
  /** So many cells were compared. */
  compared: z.int(),
})
export type PlanComparison = z.infer<typeof PlanComparison>

const query = z.strictObject({
  /** Neither: the state plan in force on the first day of the year, else the year before. */
  year_id: z.optional(idText),
  standard_id: z.optional(idText),
  /** Those alike too. */
  all: z.optional(flagText),
})
export const comparePlan = endpoint({
  method: 'GET',
  path: '/api/courses/rup/{id}/compare/',
  access: read(crsRup),
  params: IdParams,
  query,
  response: PlanComparison,
  summary: 'РУП рядом с планом другого года или типовым',
})
export const exportComparison = fileEndpoint({
  path: '/api/courses/rup/{id}/compare/export/',
  access: read(crsRup),
  params: IdParams,
  query,
  file: fileTypes.xlsx,
  summary: 'Сравнение РУП в XLSX',
})
