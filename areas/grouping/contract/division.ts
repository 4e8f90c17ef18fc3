import * as z from 'zod/mini'
import { Titled } from '#areas/classes/contract/class-shapes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Preview } from '#platform/contract/preview.ts'
import { id, idText, isoDate, line, queryDate } from '#platform/contract/wire.ts'
import { managesGroups } from './access.ts'
import { batch, Seen } from './wire.ts'

const maxClasses = 12
export const maxParts = 8

/** Ids with commas between. */
const idList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(200)),
    z.transform((given: string) => given.split(',')),
  ),
  z.array(idText).check(z.minLength(1), z.maxLength(maxClasses)),
)

/** A student of the classes on the day, the group of the course in which they stand, and the level of the last one that had a level. */
const DivisionStudent = z.object({
  id,
  full_name: z.string(),
  sex: z.nullable(z.enum(['male', 'female'])),
  class_id: id,
  class_title: z.string(),
  group_id: z.nullable(id),
  level_id: z.nullable(id),
})
export type DivisionStudent = z.infer<typeof DivisionStudent>

/** A group of the course that takes students of these classes; `is_open` on the day. */
const DivisionGroup = z.object({
  id,
  title: z.string(),
  version: z.int(),
  level_id: z.nullable(id),
  norm_reason: z.nullable(z.string()),
  is_open: z.boolean(),
  /** Takes students of other classes too, which stay where they are. */
  is_wider: z.boolean(),
})
export type DivisionGroup = z.infer<typeof DivisionGroup>

/** How a course of some classes is divided on a day; students by name, as far as the reader may find them. */
export const Division = z.object({
  course: Titled,
  classes: z.array(Titled),
  from: isoDate,
  /** The days of the year, both included. */
  year: z.object({ from: isoDate, to: isoDate }),
  /** The most groups into which the РУП lets a class be divided; null where it does not name the course. */
  subgroups: z.nullable(z.int()),
  /** From how many students a class stands in two groups. */
  threshold: z.int(),
  groups: z.array(DivisionGroup),
  students: z.array(DivisionStudent),
  hidden: z.int(),
  levels: z.array(Titled),
})
export type Division = z.infer<typeof Division>

export const readDivision = endpoint({
  method: 'GET',
  path: '/api/grouping/division/',
  access: managesGroups,
  query: z.strictObject({ course_id: idText, class_ids: idList, from: z.optional(queryDate) }),
  response: Division,
  summary: 'Как предмет класса или нескольких классов делится на группы',
})

const Part = z.strictObject({
  title: line(60),
  level_id: z.optional(z.nullable(id)),
  students: z.array(id).check(z.maxLength(500)),
})
/**
 * The groups that the course has from the day on. A part takes the place of the group of its title, an earlier closed one
 * too; the other groups of these classes close. Who stands in no part leaves the groups of the course.
 */
export const DivisionBody = z.strictObject({
  course_id: id,
  class_ids: z.array(id).check(z.minLength(1), z.maxLength(maxClasses)),
  from: z.optional(queryDate),
  parts: z.array(Part).check(z.minLength(1), z.maxLength(maxParts)),
  follows_class_id: z.optional(z.nullable(id)),
  norm_reason: z.optional(z.nullable(line(300))),
  /** All groups of `readDivision`, as they were seen. */
  seen: z.array(Seen).check(z.maxLength(100)),
})
export type DivisionBody = z.infer<typeof DivisionBody>

/** `norm` says where the division stands against the norm of dividing; null where it does not. */
export const previewDivision = endpoint({
  method: 'POST',
  path: '/api/grouping/division/preview/',
  access: managesGroups,
  body: DivisionBody,
  response: z.extend(Preview, { norm: z.nullable(z.string()) }),
  summary: 'Что изменит деление предмета на группы',
})
export const saveDivision = endpoint({
  method: 'POST',
  path: '/api/grouping/division/',
  access: managesGroups,
  body: DivisionBody,
  response: z.object({ groups: z.array(Titled), batch }),
  summary: 'Разделить предмет на группы или собрать группы вместе',
})
