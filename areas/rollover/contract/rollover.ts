import * as z from 'zod/mini'
import { maxMoved } from '#areas/classes/contract/rearrangements.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { id, idText, text } from '#platform/contract/wire.ts'
import { heldReasons } from '../rules/fate.ts'
import { readsRollover, rollsOver } from './access.ts'
import {
  parallelFields,
  ParallelParams,
  profileLine,
  RolledGroup,
  RolledStudent,
  Rollover,
  YearParams,
} from './shapes.ts'

const seen = z.int().check(z.minimum(0))

/** The roll-over into a year; by default into the one that follows the present one. */
export const readRollover = endpoint({
  method: 'GET',
  path: '/api/grouping/rollover/',
  access: readsRollover,
  query: z.strictObject({ into_id: z.optional(idText) }),
  response: Rollover,
  summary: 'Переход на новый учебный год: что станет с классами',
})

/** A class of the former year: its students and groups. */
export const readRolledClass = endpoint({
  method: 'GET',
  path: '/api/grouping/rollover/{into_id}/classes/{class_id}/',
  access: readsRollover,
  params: z.strictObject({ ...YearParams.shape, class_id: idText }),
  response: z.object({ title: z.string(), students: z.array(RolledStudent), groups: z.array(RolledGroup) }),
  summary: 'Переход на новый учебный год: ученики и группы класса',
})
export type RolledClass = z.infer<typeof readRolledClass.response>

/** `number`: of the former year; its lowest less one names the classes of the new year's lowest parallel. */
export const setRolledParallel = endpoint({
  method: 'PATCH',
  path: '/api/grouping/rollover/{into_id}/parallels/{number}/',
  access: rollsOver,
  params: ParallelParams,
  body: z.strictObject({ version: seen, ...parallelFields }),
  response: z.object({ version: z.int() }),
  summary: 'Решить, что станет с параллелью',
})
/** Classes of the lowest parallel of the new year, into which nobody comes from a class. */
export const setLowestParallel = endpoint({
  method: 'PATCH',
  path: '/api/grouping/rollover/{into_id}/lowest/',
  access: rollsOver,
  params: YearParams,
  body: z.strictObject({ version: seen, new_classes: parallelFields.new_classes }),
  response: z.object({ version: z.int() }),
  summary: 'Классы, которые откроются в самой младшей параллели',
})

const students = z.array(id).check(z.minLength(1), z.maxLength(maxMoved))
/** `reason` null: they go with the others after all. */
export const holdStudents = endpoint({
  method: 'POST',
  path: '/api/grouping/rollover/{into_id}/held/',
  access: rollsOver,
  params: YearParams,
  body: z.strictObject({
    student_ids: students,
    reason: z.nullable(z.enum(heldReasons)),
    note: z._default(text(500, 0), ''),
  }),
  response: nothing,
  summary: 'Не переводить учеников вместе со всеми или снова переводить',
})
/** `profile` null takes the choice back. */
export const chooseProfiles = endpoint({
  method: 'POST',
  path: '/api/grouping/rollover/{into_id}/choices/',
  access: rollsOver,
  params: YearParams,
  body: z.strictObject({ student_ids: students, profile: z.nullable(profileLine) }),
  response: nothing,
  summary: 'Записать выбор профиля на следующий год',
})
/** Does what is not done yet, as one job. */
export const runRollover = endpoint({
  method: 'POST',
  path: '/api/grouping/rollover/{into_id}/run/',
  access: rollsOver,
  params: YearParams,
  body: z.strictObject({ version: seen }),
  response: z.object({ id }),
  summary: 'Перевести школу на новый учебный год',
})

/** What of a class of the new year was entered since. */
const Entered = z.object({
  class: z.object({ id, title: z.string() }),
  entered: z.array(z.string()),
  /** Lessons, marks and the like stay: such a class is kept whole. */
  may_remove: z.boolean(),
})
export const previewUndo = endpoint({
  method: 'POST',
  path: '/api/grouping/rollover/{into_id}/undo/preview/',
  access: rollsOver,
  params: YearParams,
  body: nothing,
  response: z.object({
    /** Classes that go as they came. */
    untouched: z.int(),
    touched: z.array(Entered),
    /** What stays whatever is chosen, in words. */
    kept: z.array(z.string()),
  }),
  reads: true,
  summary: 'Что уйдёт и что останется, если отменить переход на новый год',
})
export type UndoPreview = z.infer<typeof previewUndo.response>
/** `remove`: touched classes that go with what was entered; the others of them are kept. */
export const undoRollover = endpoint({
  method: 'POST',
  path: '/api/grouping/rollover/{into_id}/undo/',
  access: rollsOver,
  params: YearParams,
  body: z.strictObject({ remove: z.array(id).check(z.maxLength(maxMoved)) }),
  response: z.object({ id }),
  summary: 'Отменить переход на новый учебный год',
})
