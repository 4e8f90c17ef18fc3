import type { GridLesson, JournalFrame } from '../../contract/journal.ts'
import { textObjection } from '../../rules/lesson-objection.ts'
import { periodState } from '#areas/grading/rules/period-state.ts'
import { closingOfMark } from '#areas/grading/rules/quarter-closing.ts'
import { periodsOf } from '../sheet/columns.ts'

/** Whether topic and homework of a lesson may be written by who looks at the journal. */
export function isWritable(grid: JournalFrame, lesson: GridLesson): boolean {
  const period = periodState(closingOfMark(periodsOf(grid), lesson.date), grid.today)
  return lesson.may_mark && textObjection({ is_cancelled: lesson.status === 'cancelled', period }) === null
}
