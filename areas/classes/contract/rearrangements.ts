import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Preview } from '#platform/contract/preview.ts'
import { flagText, id, idText, IdParams, isoDate, line, queryDate, text } from '#platform/contract/wire.ts'
import { placesStudents } from './class-of-student.ts'
import { divisions } from '../rules/divide-students.ts'
import { PersonInClass } from './class-shapes.ts'
import { grpGrade } from './permissions.ts'
import { classFields, versionSeen } from './class-shapes.ts'

/** Students that are moved at once, and lines of a pasted list, at most. */
export const maxMoved = 200
const setsUp = write(grpGrade)

/** What was done with several students or classes at once; until something has been entered since it can be taken back. */
export const Rearranged = z.object({
  /** Of what is taken back. */
  rearrangement_id: id,
  /** How many students are in another class now. */
  moved: z.int(),
  /** Courses with subgroups, of which a student is in none now. */
  to_choose: z.array(z.object({ student: PersonInClass, courses: z.array(z.string()) })),
})
export type Rearranged = z.infer<typeof Rearranged>
/** The same before it is done. */
export const Consequences = z.extend(Preview, { to_choose: Rearranged.shape.to_choose })
export type Consequences = z.infer<typeof Consequences>

/** A student of the board: `class_id` null is in no class of the year; `sex` null: not known. */
const BoardStudent = z.object({
  id,
  full_name: z.string(),
  sex: z.nullable(z.enum(['male', 'female'])),
  class_id: z.nullable(id),
})
export type BoardStudent = z.infer<typeof BoardStudent>
/** Students of a parallel, or of the whole year, by their classes on a day, and who is in none; those whom the reader places. */
export const listBoardStudents = endpoint({
  method: 'GET',
  path: '/api/grouping/classes/students/',
  access: placesStudents,
  query: z.strictObject({
    year_id: z.optional(idText),
    /** A number, or all. */
    parallel: z.optional(z.union([z.literal('all'), idText, z.literal('0')])),
    /** By default today, or the first day of a year that has not begun. */
    date: z.optional(queryDate),
    placeless: z._default(flagText, true),
  }),
  response: z.object({ date: isoDate, students: z.array(BoardStudent) }),
  hot: true,
  summary: 'Ученики классов параллели и те, кто не стоит в классе',
})

const moving = z.strictObject({
  /** The first day in the class; null: today, or the first day of a year that has not begun. */
  from: z.nullable(queryDate),
  items: z.array(z.strictObject({ student_id: id, class_id: id })).check(z.minLength(1), z.maxLength(maxMoved)),
})
export const previewMove = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/students/move/preview/',
  access: placesStudents,
  body: moving,
  response: Consequences,
  reads: true,
  summary: 'Что изменит перевод учеников',
})
/** All of them or none. */
export const moveStudents = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/students/move/',
  access: placesStudents,
  body: moving,
  response: Rearranged,
  summary: 'Перевести учеников в другие классы',
})

/** `found`: one student; `here`: who is in the class already; `several` bear the name; `none`: nobody whom the reader finds. */
export const pastedVerdicts = ['found', 'here', 'several', 'none'] as const
const PastedLine = z.object({
  line: z.string(),
  verdict: z.enum(pastedVerdicts),
  /** Who may be meant, with the class of that day. */
  students: z.array(z.object({ id, full_name: z.string(), class_title: z.nullable(z.string()) })),
})
export type PastedLine = z.infer<typeof PastedLine>
/** Who stands in a list of names or IINs, line by line. */
export const previewPasted = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/{id}/students/pasted/preview/',
  access: placesStudents,
  params: IdParams,
  body: z.strictObject({ from: z.nullable(queryDate), list: text(9_000) }),
  response: z.object({ lines: z.array(PastedLine) }),
  reads: true,
  summary: 'Кого называет вставленный список',
})

const closing = z.strictObject({
  version: versionSeen,
  /** The last day of the class. */
  on: queryDate,
  /** Where its students are from the next day; null: they are elsewhere already. */
  into_id: z.nullable(id),
})
export const previewClose = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/{id}/close/preview/',
  access: setsUp,
  params: IdParams,
  body: closing,
  response: Consequences,
  reads: true,
  summary: 'Что изменит закрытие класса',
})
export const closeClass = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/{id}/close/',
  access: setsUp,
  params: IdParams,
  body: closing,
  response: Rearranged,
  summary: 'Закрыть класс в середине года',
})

/** The class itself, another of its parallel, or a new one of this letter. */
const Part = z.union([z.strictObject({ class_id: id }), z.strictObject({ letter: classFields.letter })])
const parts = z.array(Part).check(z.minLength(2), z.maxLength(8))
const splitting = {
  version: versionSeen,
  from: queryDate,
  /**
   * Of new classes: `own` are taught apart, in groups of their own that have neither teachers nor lessons yet; `shared` go on
   * together with the former class.
   */
  groups: z.enum(['own', 'shared']),
}
const SplitList = z.object({
  title: z.string(),
  students: z.array(z.extend(PersonInClass, { sex: BoardStudent.shape.sex })),
})
export const previewSplit = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/{id}/split/preview/',
  access: setsUp,
  params: IdParams,
  body: z.strictObject({
    ...splitting,
    by: z.enum(divisions),
    /** Of `random`: the same number gives the same lists. */
    seed: z._default(z.int().check(z.minimum(0), z.maximum(2_147_483_647)), 0),
    parts,
    /** Of `hand`: ids, list by list. */
    lists: z._default(z.array(z.array(id).check(z.maxLength(maxMoved))).check(z.maxLength(8)), []),
  }),
  response: z.extend(Consequences, { lists: z.array(SplitList) }),
  reads: true,
  summary: 'Как разделится класс: списки и последствия',
})
/** Every student of the class stands in one of the lists. A class that is none of the parts is closed the day before. */
export const splitClass = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/{id}/split/',
  access: setsUp,
  params: IdParams,
  body: z.strictObject({
    ...splitting,
    parts: z
      .array(
        z.union([
          z.strictObject({ class_id: id, students: z.array(id).check(z.maxLength(maxMoved)) }),
          z.strictObject({ letter: line(10), students: z.array(id).check(z.maxLength(maxMoved)) }),
        ]),
      )
      .check(z.minLength(2), z.maxLength(8)),
  }),
  response: Rearranged,
  summary: 'Разделить класс',
})

const merging = z.strictObject({
  from: queryDate,
  /** They are closed the day before. */
  classes: z.array(z.strictObject({ id, version: versionSeen })).check(z.minLength(1), z.maxLength(8)),
  into_id: id,
})
export const previewMerge = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/merge/preview/',
  access: setsUp,
  body: merging,
  response: Consequences,
  reads: true,
  summary: 'Что изменит объединение классов',
})
export const mergeClasses = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/merge/',
  access: setsUp,
  body: merging,
  response: Rearranged,
  summary: 'Объединить классы в один',
})

/** By who has done it, where nothing of it has been changed and nothing entered since. */
export const undoRearrangement = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/rearrangements/{id}/undo/',
  access: placesStudents,
  params: IdParams,
  response: z.object({ restored: z.int() }),
  summary: 'Отменить перевод, закрытие, деление или объединение классов',
})
