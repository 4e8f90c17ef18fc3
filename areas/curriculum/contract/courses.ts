import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, IdParams, idText } from '#platform/contract/wire.ts'
import { components } from '../rules/components.ts'
import { crsCourse } from './permissions.ts'

/**
 * A course of the catalogue with what the year makes of it: parallels that study it, its teaching groups, and their
 * hours a week by the РУП.
 */
export const Course = z.object({
  id,
  title: z.string(),
  short_title: z.string(),
  title_kk: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  cathedra: z.nullable(z.object({ id, title: z.string() })),
  parallels: z.array(z.int()),
  groups_count: z.int(),
  hours: z.number(),
})
export type Course = z.infer<typeof Course>

/** What the РУП says of a course in a parallel; `profile` is empty where the parallel has one plan. */
export const CourseLine = z.object({
  id,
  parallel: z.int(),
  profile: z.string(),
  hours: z.number(),
  component: z.enum(components),
  subgroups: z.int(),
  grading_mode: z.enum(gradingModes),
})
export type CourseLine = z.infer<typeof CourseLine>

/** Who teaches the course this year: the number of groups and their hours a week. */
export const CourseTeacher = z.object({ id, full_name: z.string(), groups_count: z.int(), hours: z.number() })
export type CourseTeacher = z.infer<typeof CourseTeacher>

export const CourseCard = z.extend(Course, { lines: z.array(CourseLine), teachers: z.array(CourseTeacher) })
export type CourseCard = z.infer<typeof CourseCard>

const access = read(crsCourse)
const sorts = ['name', 'short_title', 'title_kk', 'cathedra', 'groups_count', 'hours'] as const
const filters = { cathedra_id: z.optional(idText), year_id: z.optional(idText) }

export const listCourses = endpoint({
  method: 'GET',
  path: '/api/courses/courses/',
  access,
  query: listQuery(sorts, filters),
  response: listOf(Course),
  summary: 'Предметы',
})

export const readCourse = endpoint({
  method: 'GET',
  path: '/api/courses/courses/{id}',
  access,
  params: IdParams,
  query: z.strictObject({ year_id: z.optional(idText) }),
  response: CourseCard,
  summary: 'Предмет: параллели, часы, учителя',
})

export const exportCourses = exportOf({
  path: '/api/courses/courses/export/',
  access,
  sorts,
  filters,
  columns: ['name', 'short', 'kk', 'cathedra', 'parallels', 'groups', 'hours'],
  summary: 'Предметы: весь список в XLSX',
})
