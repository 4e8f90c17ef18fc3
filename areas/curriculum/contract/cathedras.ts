import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, IdParams, idText } from '#platform/contract/wire.ts'
import { crsCathedra } from './permissions.ts'
import { namesCathedras } from './access.ts'

/** A department; `hours` a week by the РУП of all groups of its courses in the year. */
export const Cathedra = z.object({
  id,
  title: z.string(),
  head: z.nullable(z.object({ id, full_name: z.string() })),
  members_count: z.int(),
  courses_count: z.int(),
  hours: z.number(),
})
export type Cathedra = z.infer<typeof Cathedra>

/** `hours` a week that the member teaches in the year, in any department. */
export const CathedraMember = z.object({
  id,
  full_name: z.string(),
  position: z.nullable(z.string()),
  is_head: z.boolean(),
  hours: z.number(),
})
export type CathedraMember = z.infer<typeof CathedraMember>

export const CathedraCard = z.extend(Cathedra, {
  members: z.array(CathedraMember),
  courses: z.array(
    z.object({ id, title: z.string(), colour: z.nullable(z.string()), groups_count: z.int(), hours: z.number() }),
  ),
})
export type CathedraCard = z.infer<typeof CathedraCard>

const sorts = ['name', 'head', 'members_count', 'courses_count', 'hours'] as const
const filters = { year_id: z.optional(idText) }

/** All departments; the filters of courses and workload choose among them too. */
export const listCathedras = endpoint({
  method: 'GET',
  path: '/api/courses/cathedras/',
  access: namesCathedras,
  query: listQuery(sorts, filters),
  response: listOf(Cathedra),
  summary: 'Кафедры',
})

export const readCathedra = endpoint({
  method: 'GET',
  path: '/api/courses/cathedras/{id}',
  access: read(crsCathedra),
  params: IdParams,
  query: z.strictObject({ year_id: z.optional(idText) }),
  response: CathedraCard,
  summary: 'Кафедра: заведующий, сотрудники, предметы',
})

export const exportCathedras = exportOf({
  path: '/api/courses/cathedras/export/',
  access: namesCathedras,
  sorts,
  filters,
  columns: ['name', 'head', 'members', 'courses', 'hours'],
  summary: 'Кафедры: весь список в XLSX',
})
