import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { countText, flagText, id, idText, isoDate } from '#platform/contract/wire.ts'
import { maxParallel, PersonInClass, Titled } from '#areas/classes/contract/class-shapes.ts'
import { groupKinds } from '#areas/classes/contract/group-kinds.ts'
import { grpGroup } from '#areas/classes/contract/permissions.ts'

/**
 * Who is taught a course together. Teachers and number of students are those of today, or of the year's last day once it
 * is over; `hours` a week by the РУП, null where it does not name the course.
 */
export const StudyGroup = z.object({
  id,
  title: z.string(),
  kind: z.enum(groupKinds),
  course: z.object({ id, title: z.string(), colour: z.nullable(z.string()) }),
  classes: z.array(Titled),
  teachers: z.array(PersonInClass),
  students_count: z.int(),
  hours: z.nullable(z.number()),
  level: z.nullable(z.string()),
  closed_on: z.nullable(isoDate),
})
export type StudyGroup = z.infer<typeof StudyGroup>

const access = read(grpGroup)
const sorts = ['name', 'class', 'teacher', 'students_count', 'hours'] as const
const filters = {
  parallel: z.optional(countText(maxParallel)),
  class_id: z.optional(idText),
  course_id: z.optional(idText),
  kind: z.optional(z.enum(groupKinds)),
  /** Those that are closed by now, in place of those that stand. */
  closed: z.optional(flagText),
  year_id: z.optional(idText),
}

/** Groups of the year: all for who arranges the school, one's own for who teaches. */
export const listGroups = endpoint({
  method: 'GET',
  path: '/api/grouping/groups/',
  access,
  query: listQuery(sorts, filters),
  response: listOf(StudyGroup),
  hot: true,
  summary: 'Учебные группы',
})

export const exportGroups = exportOf({
  path: '/api/grouping/groups/export/',
  access,
  sorts,
  filters,
  columns: ['name', 'classes', 'kind', 'level', 'teacher', 'students', 'hours'],
  summary: 'Учебные группы: весь список в XLSX',
})
