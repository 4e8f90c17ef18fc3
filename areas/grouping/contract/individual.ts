import * as z from 'zod/mini'
import { Titled } from '#areas/classes/contract/class-shapes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Preview } from '#platform/contract/preview.ts'
import { id, idText, isoDate, queryDate } from '#platform/contract/wire.ts'
import { managesGroups } from './access.ts'
import { batch, weekHours } from './wire.ts'

/** A course that the student learns on the day: the group, and the hours a week that the class has. */
const IndividualCourse = z.object({
  course: Titled,
  hours: z.nullable(z.number()),
  group: z.nullable(Titled),
  /** The student has an individual plan of it already. */
  is_individual: z.boolean(),
})
export type IndividualCourse = z.infer<typeof IndividualCourse>

export const readIndividual = endpoint({
  method: 'GET',
  path: '/api/grouping/individual/',
  access: managesGroups,
  query: z.strictObject({ student_id: idText, from: z.optional(queryDate) }),
  response: z.object({
    student: z.object({ id, full_name: z.string() }),
    class: Titled,
    from: isoDate,
    courses: z.array(IndividualCourse),
  }),
  summary: 'Предметы ученика для индивидуального плана',
})

/** Each course becomes a group of one with its own hours; the student leaves the class's groups of it the day before `from`. */
const body = z.strictObject({
  student_id: id,
  from: z.optional(queryDate),
  courses: z.array(z.strictObject({ course_id: id, hours: weekHours })).check(z.minLength(1), z.maxLength(40)),
})
export type IndividualBody = z.infer<typeof body>

export const previewIndividual = endpoint({
  method: 'POST',
  path: '/api/grouping/individual/preview/',
  access: managesGroups,
  body,
  response: Preview,
  summary: 'Что изменит индивидуальный план ученика',
})
export const makeIndividual = endpoint({
  method: 'POST',
  path: '/api/grouping/individual/',
  access: managesGroups,
  body,
  response: z.object({ groups: z.array(Titled), batch }),
  summary: 'Составить индивидуальный план ученика',
})
