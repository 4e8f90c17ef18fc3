import * as z from 'zod/mini'
import { read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { Preview } from '#platform/contract/preview.ts'
import { id, IdParams } from '#platform/contract/wire.ts'
import { fields, versionSeen } from './course-fields.ts'
import { Course } from './courses.ts'
import { crsCourse } from './permissions.ts'

const SeenCourse = z.strictObject({ id, version: versionSeen })
export const maxAssigned = 200

/** Departments and educational areas of several courses, each with what it is to have: all of them or none. */
export const assignCourses = endpoint({
  method: 'POST',
  path: '/api/courses/courses/assign/',
  access: write(crsCourse),
  body: z.strictObject({
    courses: z
      .array(
        z.strictObject({
          id,
          version: versionSeen,
          cathedra_id: z.optional(fields.cathedra_id),
          ed_area_id: z.optional(fields.ed_area_id),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxAssigned)),
  }),
  response: z.object({ items: z.array(Course) }),
  summary: 'Назначить кафедру или образовательную область сразу нескольким предметам',
})

const merged = z.strictObject({
  /** The course that stays. */
  into: SeenCourse,
  /** Those that become it. */
  from: z.array(SeenCourse).check(z.minLength(1), z.maxLength(20)),
})

export const previewCourseMerger = endpoint({
  method: 'POST',
  path: '/api/courses/courses/merge/preview/',
  access: write(crsCourse),
  reads: true,
  body: merged,
  response: Preview,
  summary: 'Что перейдёт при объединении предметов и что мешает',
})

/** Whatever refers to the others refers to the one that stays; they go into the archive. All or nothing. */
export const mergeCourses = endpoint({
  method: 'POST',
  path: '/api/courses/courses/merge/',
  access: write(crsCourse),
  body: merged,
  response: z.object({
    /** By them the mergers are undone, the last first. */
    merger_ids: z.array(id),
    course: Course,
  }),
  summary: 'Объединить предметы',
})

export const CourseMerger = z.object({
  id,
  into: z.object({ id, title: z.string() }),
  from: z.object({ id, title: z.string() }),
  who: z.nullable(z.string()),
  at: z.string(),
})
export type CourseMerger = z.infer<typeof CourseMerger>

/** Mergers that are not undone, the newest first; the last fifty. */
export const listCourseMergers = endpoint({
  method: 'GET',
  path: '/api/courses/courses/mergers/',
  access: read(crsCourse),
  response: z.object({ items: z.array(CourseMerger) }),
  summary: 'Объединения предметов',
})

/** While what was moved still refers to the course that stayed, and nothing has come since that belongs to both. */
export const undoCourseMerger = endpoint({
  method: 'POST',
  path: '/api/courses/courses/mergers/{id}/undo/',
  access: write(crsCourse),
  params: IdParams,
  response: nothing,
  summary: 'Отменить объединение предметов',
})
