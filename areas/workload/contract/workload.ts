import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { countText, id, IdParams, idText } from '#platform/contract/wire.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'

const access = read(crsWorkload)
const yearQuery = z.strictObject({ year_id: z.optional(idText) })
const Titled = z.object({ id, title: z.string() })
const Course = z.object({ id, title: z.string(), colour: z.nullable(z.string()) })

/** A teacher's load of the year: groups and hours a week of today; `rate` is the sum of their posts, 1 for a full one. */
export const TeacherLoad = z.object({
  id,
  full_name: z.string(),
  cathedras: z.array(Titled),
  courses: z.array(z.string()),
  classes: z.array(z.string()),
  groups_count: z.int(),
  hours: z.number(),
  rate: z.nullable(z.number()),
})
export type TeacherLoad = z.infer<typeof TeacherLoad>

export const LoadGroup = z.object({
  id,
  title: z.string(),
  course: Course,
  classes: z.array(z.string()),
  students_count: z.int(),
  hours: z.number(),
})
export type LoadGroup = z.infer<typeof LoadGroup>
export const TeacherLoadCard = z.extend(TeacherLoad, { groups: z.array(LoadGroup) })
export type TeacherLoadCard = z.infer<typeof TeacherLoadCard>

/** A group with hours that no teacher has: `hours` by the РУП, `assigned` of them given to teachers. */
export const Vacancy = z.object({
  id,
  title: z.string(),
  course: Course,
  classes: z.array(z.string()),
  hours: z.number(),
  assigned: z.number(),
})
export type Vacancy = z.infer<typeof Vacancy>

/** All groups that want a teacher, and what the year has: groups, hours a week by the РУП, hours that teachers have. */
export const Vacancies = z.object({
  groups_count: z.int(),
  hours: z.number(),
  assigned: z.number(),
  items: z.array(Vacancy),
})
export type Vacancies = z.infer<typeof Vacancies>

/**
 * A class's hours a week: `planned` by the РУП, `covered` of them in groups that have teachers, `teaching` hours of all
 * its teachers (a course in two groups is taught twice); groups across classes count in each of them.
 */
export const ClassLoad = z.object({
  id,
  title: z.string(),
  parallel: z.int(),
  planned: z.number(),
  covered: z.number(),
  teaching: z.number(),
})
export type ClassLoad = z.infer<typeof ClassLoad>

const sorts = ['name', 'groups_count', 'hours', 'rate'] as const
const filters = { cathedra_id: z.optional(idText), year_id: z.optional(idText) }

/** Teachers of the year's groups and members of departments; a head of department sees the own one. */
export const listWorkload = endpoint({
  method: 'GET',
  path: '/api/courses/workload/',
  access,
  query: listQuery(sorts, filters),
  response: listOf(TeacherLoad),
  summary: 'Нагрузка учителей',
})

export const exportWorkload = exportOf({
  path: '/api/courses/workload/export/',
  access,
  sorts,
  filters,
  columns: ['name', 'courses', 'classes', 'groups', 'rate', 'hours'],
  summary: 'Нагрузка учителей: весь список в XLSX',
})

export const readWorkload = endpoint({
  method: 'GET',
  path: '/api/courses/workload/{id}',
  access,
  params: IdParams,
  query: yearQuery,
  response: TeacherLoadCard,
  summary: 'Нагрузка учителя по группам',
})

export const listVacancies = endpoint({
  method: 'GET',
  path: '/api/courses/workload/vacancies/',
  access,
  query: z.extend(yearQuery, { cathedra_id: z.optional(idText) }),
  response: Vacancies,
  summary: 'Часы без учителя',
})

const classSorts = ['name', 'planned', 'covered', 'missing', 'teaching'] as const
const classFilters = { parallel: z.optional(countText(12)), ...filters }

export const listClassLoads = endpoint({
  method: 'GET',
  path: '/api/courses/workload/classes/',
  access,
  query: listQuery(classSorts, classFilters),
  response: listOf(ClassLoad),
  summary: 'Нагрузка классов против РУП',
})

export const exportClassLoads = exportOf({
  path: '/api/courses/workload/classes/export/',
  access,
  sorts: classSorts,
  filters: classFilters,
  columns: ['name', 'planned', 'covered', 'missing', 'teaching'],
  summary: 'Нагрузка классов против РУП: весь список в XLSX',
})
