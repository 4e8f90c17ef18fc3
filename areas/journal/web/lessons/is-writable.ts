import type { GridLesson, JournalGrid } from '../../contract/journal.ts'
import { textObjection } from '../../rules/lesson-objection.ts'
import { closingOfMark } from '#areas/grading/rules/quarter-closing.ts'
import { periodsOf } from '../sheet/validation.ts'

/** Whether topic and homework of a lesson may be written by who looks at the journal. */
export function isWritable(grid: JournalGrid, lesson: GridLesson): boolean {
  const period = closingOfMark(periodsOf(grid), lesson.date)
  return lesson.may_mark && textObjection({ is_cancelled: lesson.status === 'cancelled', period }, grid.today) === null
}
