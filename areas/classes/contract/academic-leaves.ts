import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { Preview } from '#platform/contract/preview.ts'
import { id, IdParams, isoDate, line, queryDate } from '#platform/contract/wire.ts'
import { placesStudents } from './class-of-student.ts'
import { PersonInClass, Titled, versionSeen } from './class-shapes.ts'
import { Consequences, Rearranged } from './rearrangements.ts'

/** What is written of a leave, and may be written otherwise while it goes on. */
const facts = {
  /** The day on which the student is expected back; null: not said. */
  planned_return: z.nullable(queryDate),
  order_number: line(50, 0),
  order_date: z.nullable(queryDate),
  note: line(500, 0),
}

/** A student of a college who is away; `class` is the group that the student has left, `from` the first day away. */
const AcademicLeave = z.object({
  id,
  student: PersonInClass,
  class: Titled,
  from: isoDate,
  planned_return: z.nullable(isoDate),
  order_number: z.string(),
  order_date: z.nullable(isoDate),
  note: z.string(),
  version: z.int(),
})
export type AcademicLeave = z.infer<typeof AcademicLeave>

/** Who is on leave and has not returned: of those whom the reader places. */
export const listAcademicLeaves = endpoint({
  method: 'GET',
  path: '/api/grouping/academic-leaves/',
  access: placesStudents,
  query: z.strictObject(listQuery(['name', 'class', 'from', 'planned_return'], {}).shape),
  response: listOf(AcademicLeave),
  summary: 'Кто в академическом отпуске',
})

const beginning = z.strictObject({ student_id: id, from: queryDate, ...facts })
export const previewAcademicLeave = endpoint({
  method: 'POST',
  path: '/api/grouping/academic-leaves/preview/',
  access: placesStudents,
  body: beginning,
  response: Preview,
  reads: true,
  summary: 'Что изменит академический отпуск',
})
/** The student's time in the group, and in study groups, ends the day before `from`. */
export const beginAcademicLeave = endpoint({
  method: 'POST',
  path: '/api/grouping/academic-leaves/',
  access: placesStudents,
  body: beginning,
  response: AcademicLeave,
  summary: 'Отправить студента в академический отпуск',
})
export const changeAcademicLeave = endpoint({
  method: 'PATCH',
  path: '/api/grouping/academic-leaves/{id}',
  access: placesStudents,
  params: IdParams,
  body: z.strictObject({ version: versionSeen, ...facts }),
  response: AcademicLeave,
  summary: 'Изменить срок, приказ и примечание академического отпуска',
})

/** `from` null: today, or the first day of a year that has not begun. */
const returning = z.strictObject({ version: versionSeen, class_id: id, from: z.nullable(queryDate) })
export const previewReturn = endpoint({
  method: 'POST',
  path: '/api/grouping/academic-leaves/{id}/return/preview/',
  access: placesStudents,
  params: IdParams,
  body: returning,
  response: Consequences,
  reads: true,
  summary: 'Что изменит возвращение из академического отпуска',
})
export const returnFromLeave = endpoint({
  method: 'POST',
  path: '/api/grouping/academic-leaves/{id}/return/',
  access: placesStudents,
  params: IdParams,
  body: returning,
  response: Rearranged,
  summary: 'Вернуть студента из академического отпуска в группу',
})
/** The leave is taken back: the student is in the groups as before. */
export const cancelAcademicLeave = endpoint({
  method: 'POST',
  path: '/api/grouping/academic-leaves/{id}/cancel/',
  access: placesStudents,
  params: IdParams,
  body: z.strictObject({ version: versionSeen }),
  response: z.object({ class: Titled }),
  summary: 'Отменить академический отпуск',
})
