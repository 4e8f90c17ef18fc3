import * as z from 'zod/mini'
import { read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { flagText, id, IdParams, idText } from '#platform/contract/wire.ts'
import { components } from '../rules/components.ts'
import { fields, versionSeen } from './course-fields.ts'
import { crsCourse } from './permissions.ts'

const Titled = z.object({ id, title: z.string() })
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
  cathedra: z.nullable(Titled),
  /** A record of the dictionary `ed_area`. */
  ed_area: z.nullable(Titled),
  /** How hard its lessons are for students, 1–12: by it a timetable spreads them over the week. */
  difficulty: z.nullable(z.int()),
  /** Where it is taught, a record of the dictionary `room_kind`; null: in any classroom. */
  room_kind: z.nullable(Titled),
  is_archived: z.boolean(),
  /** The course that it has become. */
  merged_into: z.nullable(Titled),
  version: z.int(),
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
const changes = write(crsCourse)
const sorts = ['name', 'short_title', 'title_kk', 'cathedra', 'ed_area', 'difficulty', 'groups_count', 'hours'] as const
const filters = {
  cathedra_id: z.optional(idText),
  ed_area_id: z.optional(idText),
  year_id: z.optional(idText),
  /** Those in the archive instead of those in use. */
  archived: z.optional(flagText),
}

export const listCourses = endpoint({
  method: 'GET',
  path: '/api/courses/courses/',
  access,
  query: listQuery(sorts, filters),
  response: listOf(Course),
  summary: 'Предметы',
})

/** With the groups and hours of no year: what the school is to teach stands in its plan. */
export const createCourse = endpoint({
  method: 'POST',
  path: '/api/courses/courses/',
  access: changes,
  body: z.strictObject({
    title: fields.title,
    short_title: fields.short_title,
    title_kk: z._default(fields.title_kk, null),
    colour: z._default(fields.colour, null),
    cathedra_id: z._default(fields.cathedra_id, null),
    ed_area_id: z._default(fields.ed_area_id, null),
    difficulty: z._default(fields.difficulty, null),
    room_kind_id: z._default(fields.room_kind_id, null),
  }),
  response: Course,
  summary: 'Добавить предмет',
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

/** One that has become another stays in the archive until the merger is undone. */
export const changeCourse = endpoint({
  method: 'PATCH',
  path: '/api/courses/courses/{id}',
  access: changes,
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(fields.title),
    short_title: z.optional(fields.short_title),
    title_kk: z.optional(fields.title_kk),
    colour: z.optional(fields.colour),
    cathedra_id: z.optional(fields.cathedra_id),
    ed_area_id: z.optional(fields.ed_area_id),
    difficulty: z.optional(fields.difficulty),
    room_kind_id: z.optional(fields.room_kind_id),
    is_archived: z.optional(z.boolean()),
  }),
  response: Course,
  summary: 'Изменить предмет, убрать в архив или вернуть',
})

/** Refused while anything refers to it. */
export const removeCourse = endpoint({
  method: 'DELETE',
  path: '/api/courses/courses/{id}',
  access: changes,
  params: IdParams,
  response: nothing,
  summary: 'Удалить предмет, на который ничто не ссылается',
})

export const readCourseHistory = endpoint({
  method: 'GET',
  path: '/api/courses/courses/{id}/history/',
  access,
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История предмета',
})

export const exportCourses = exportOf({
  path: '/api/courses/courses/export/',
  access,
  sorts,
  filters,
  columns: ['name', 'short', 'kk', 'area', 'cathedra', 'difficulty', 'room', 'parallels', 'groups', 'hours'],
  summary: 'Предметы: весь список в XLSX',
})
