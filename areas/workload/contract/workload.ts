import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { countText, id, IdParams, idText, isoDate, queryDate } from '#platform/contract/wire.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'

const access = read(crsWorkload)
const yearQuery = z.strictObject({ year_id: z.optional(idText) })
const Titled = z.object({ id, title: z.string() })
const Course = z.object({ id, title: z.string(), colour: z.nullable(z.string()) })

/** Weeks of study and hours a year of a full post, by which a college counts; null in a school. */
export const YearNorm = z.nullable(z.object({ weeks: z.number(), norm: z.number() }))
/**
 * A teacher's load in a year: the groups assigned today and their hours a week; `rate` is the sum of posts, 1 is full.
 * `week_norm`: hours of a full post, `largest_load`: the most that one is given, in posts; both by the orders of the day.
 */
export const TeacherLoad = z.object({
  id,
  full_name: z.string(),
  cathedras: z.array(Titled),
  courses: z.array(z.string()),
  classes: z.array(z.string()),
  groups_count: z.int(),
  hours: z.number(),
  rate: z.nullable(z.number()),
  week_norm: z.number(),
  largest_load: z.number(),
  year: YearNorm,
})
export type TeacherLoad = z.infer<typeof TeacherLoad>

export const AssignedGroup = z.object({
  id,
  title: z.string(),
  course: Course,
  classes: z.array(z.string()),
  students_count: z.int(),
  hours: z.number(),
  /** The assignment, and its days, both included. */
  assignment: z.object({ id, version: z.int(), from: isoDate, to: z.nullable(isoDate) }),
})
export type AssignedGroup = z.infer<typeof AssignedGroup>
export const TeacherLoadCard = z.extend(TeacherLoad, { groups: z.array(AssignedGroup) })
export type TeacherLoadCard = z.infer<typeof TeacherLoadCard>

/** A group some of whose hours have no teacher: `hours` a week by the РУП, `assigned` hours of its teachers. */
export const Vacancy = z.object({
  id,
  title: z.string(),
  course: Course,
  classes: z.array(z.string()),
  hours: z.number(),
  assigned: z.number(),
})
export type Vacancy = z.infer<typeof Vacancy>

/** Groups that need a teacher (`items`), and totals of all groups: their number, hours by the РУП, assigned hours. */
export const Vacancies = z.object({
  groups_count: z.int(),
  hours: z.number(),
  assigned: z.number(),
  items: z.array(Vacancy),
})
export type Vacancies = z.infer<typeof Vacancies>

/**
 * Hours a week of a class: `planned` by the РУП, `covered` of them that have a teacher, `teaching` hours of all its
 * teachers: a course in two subgroups counts twice. A group of several classes counts in each of them.
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

/** Teachers of the year's groups and members of departments; a head of department sees the own department. */
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
  query: z.extend(yearQuery, { date: z.optional(queryDate) }),
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

export const exportVacancies = exportOf({
  path: '/api/courses/workload/vacancies/export/',
  access,
  sorts: ['missing'],
  filters,
  columns: ['course', 'group', 'classes', 'planned', 'assigned', 'missing'],
  summary: 'Часы без учителя: весь список в XLSX и на бумаге',
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
