import * as z from 'zod/mini'
import { allOf, read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { flagText, id, IdParams, idText, isoDate, line } from '#platform/contract/wire.ts'
import { versionSeen } from './course-fields.ts'
import { crsCathedra, crsCourse } from './permissions.ts'
import { namesCathedras } from './access.ts'

/** A department; `hours` a week by the РУП of all groups of its courses in the year; head and members of today. */
export const Cathedra = z.object({
  id,
  title: z.string(),
  head: z.nullable(z.object({ id, full_name: z.string() })),
  members_count: z.int(),
  courses_count: z.int(),
  hours: z.number(),
  is_archived: z.boolean(),
  version: z.int(),
})
export type Cathedra = z.infer<typeof Cathedra>

const states = ['now', 'before', 'later'] as const
/** Days of somebody in a department, both included; `from` null: since before anything was noted, `to` null: without an end. */
const dated = {
  id,
  person: z.object({ id, full_name: z.string() }),
  from: z.nullable(isoDate),
  to: z.nullable(isoDate),
  state: z.enum(states),
  version: z.int(),
}
export const CathedraTenure = z.object(dated)
export type CathedraTenure = z.infer<typeof CathedraTenure>

/** `hours` a week that the member teaches in the year, in any department. */
export const CathedraMember = z.object({
  ...dated,
  position: z.nullable(z.string()),
  is_head: z.boolean(),
  hours: z.number(),
})
export type CathedraMember = z.infer<typeof CathedraMember>

export const CathedraCard = z.extend(Cathedra, {
  /** Of today first, then those to come, then those before. */
  members: z.array(CathedraMember),
  heads: z.array(CathedraTenure),
  courses: z.array(
    z.object({ id, title: z.string(), colour: z.nullable(z.string()), groups_count: z.int(), hours: z.number() }),
  ),
  /** The title and the members: who keeps all departments, and the head of today. */
  may_edit: z.boolean(),
  /** Heads, archive and removal: who keeps all departments. */
  may_keep: z.boolean(),
})
export type CathedraCard = z.infer<typeof CathedraCard>

const sorts = ['name', 'head', 'members_count', 'courses_count', 'hours'] as const
const filters = {
  year_id: z.optional(idText),
  /** Those in the archive instead of those in use. */
  archived: z.optional(flagText),
}
const edits = write(crsCathedra)
const title = line(150)
/** Departments are made by who keeps the catalogue of courses too; a head of one has the key for the own department. */
const keepsAll = allOf(write(crsCathedra), write(crsCourse))

/** All departments; the filters of courses and workload choose among them too. */
export const listCathedras = endpoint({
  method: 'GET',
  path: '/api/courses/cathedras/',
  access: namesCathedras,
  query: listQuery(sorts, filters),
  response: listOf(Cathedra),
  summary: 'Кафедры',
})

export const createCathedra = endpoint({
  method: 'POST',
  path: '/api/courses/cathedras/',
  access: keepsAll,
  body: z.strictObject({ title }),
  response: Cathedra,
  summary: 'Добавить кафедру',
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

/** Into the archive goes a department without courses; whoever heads it or is a member has the day before as the last one. */
export const changeCathedra = endpoint({
  method: 'PATCH',
  path: '/api/courses/cathedras/{id}',
  access: edits,
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(title),
    is_archived: z.optional(z.boolean()),
  }),
  response: Cathedra,
  summary: 'Переименовать кафедру, убрать в архив или вернуть',
})

/** Refused while anything refers to it. */
export const removeCathedra = endpoint({
  method: 'DELETE',
  path: '/api/courses/cathedras/{id}',
  access: keepsAll,
  params: IdParams,
  response: nothing,
  summary: 'Удалить кафедру, на которую ничто не ссылается',
})

/** Of the department, its heads and members; of one person where one is named. */
export const readCathedraHistory = endpoint({
  method: 'GET',
  path: '/api/courses/cathedras/{id}/history/',
  access: read(crsCathedra),
  params: IdParams,
  query: z.strictObject({ person_id: z.optional(idText), ...historyQuery }),
  response: HistoryPage,
  summary: 'История кафедры: название, заведующие, сотрудники',
})

export const exportCathedras = exportOf({
  path: '/api/courses/cathedras/export/',
  access: namesCathedras,
  sorts,
  filters,
  columns: ['name', 'head', 'members', 'courses', 'hours'],
  summary: 'Кафедры: весь список в XLSX',
})
