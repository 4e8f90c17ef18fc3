import * as z from 'zod/mini'
import { usrFamily, usrUser } from '#areas/people/contract/permissions.ts'
import { allOf, anyOf, read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, isoDate } from '#platform/contract/wire.ts'
import { Titled } from './class-shapes.ts'
import { grpGrade } from './permissions.ts'

/** Who keeps the records of students, and who keeps the classes. */
export const placesStudents = anyOf(allOf(write(usrUser), read(usrFamily)), write(grpGrade))

/**
 * Puts a student into a class from a day on; who stands in another one leaves it the day before. Groups of the former class end
 * with it, those in which the whole new class is taught begin; subgroups are chosen by hand: `to_choose` names their courses.
 */
export const changeClass = endpoint({
  method: 'POST',
  path: '/api/grouping/students/{id}/class/',
  access: placesStudents,
  params: IdParams,
  /** `from` null: today, or the first day of a year that has not begun. */
  body: z.strictObject({ class_id: id, from: z.nullable(isoDate) }),
  response: z.object({
    class: Titled,
    from: isoDate,
    /** Groups by their titles. */
    left: z.array(z.string()),
    joined: z.array(z.string()),
    to_choose: z.array(z.string()),
  }),
  summary: 'Зачислить ученика в класс или перевести в другой',
})
