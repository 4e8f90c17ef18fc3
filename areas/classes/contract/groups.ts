import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { msg, texts } from '#platform/contract/text.ts'
import { countText, id, IdParams, idText, isoDate } from '#platform/contract/wire.ts'
import { maxParallel, PersonInClass, Titled } from './class-shapes.ts'
import { grpGroup } from './permissions.ts'

/** How a group is made up of classes. */
export const groupKinds = ['class', 'subgroup', 'cross'] as const
export type GroupKind = (typeof groupKinds)[number]
export const groupKindTitles: Readonly<Record<GroupKind, string>> = texts({
  class: msg`Весь класс`,
  subgroup: msg`Подгруппа`,
  cross: msg`Сборная`,
})

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
})
export type StudyGroup = z.infer<typeof StudyGroup>

/** A student's time in a group; `to` is the last day, null where none is set. */
export const GroupMember = z.object({
  id,
  full_name: z.string(),
  class_title: z.nullable(z.string()),
  from: z.nullable(isoDate),
  to: z.nullable(isoDate),
  is_now: z.boolean(),
})
export type GroupMember = z.infer<typeof GroupMember>

/** Members whom the reader may find, who has left included; `may_read_journal` by the scope of the journal. */
export const GroupCard = z.extend(StudyGroup, { may_read_journal: z.boolean(), members: z.array(GroupMember) })
export type GroupCard = z.infer<typeof GroupCard>

const access = read(grpGroup)
const sorts = ['name', 'class', 'teacher', 'students_count', 'hours'] as const
const filters = {
  parallel: z.optional(countText(maxParallel)),
  class_id: z.optional(idText),
  course_id: z.optional(idText),
  kind: z.optional(z.enum(groupKinds)),
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

export const readGroup = endpoint({
  method: 'GET',
  path: '/api/grouping/group/{id}/',
  access,
  params: IdParams,
  response: GroupCard,
  summary: 'Учебная группа: состав с датами, учителя',
})

export const exportGroups = exportOf({
  path: '/api/grouping/groups/export/',
  access,
  sorts,
  filters,
  columns: ['name', 'classes', 'kind', 'teacher', 'students', 'hours'],
  summary: 'Учебные группы: весь список в XLSX',
})
