import type { MarkedLesson } from '../../rules/lesson-objection.ts'
import { closingOfMark } from '#areas/grading/rules/quarter-closing.ts'
import { isMemberOn, type Board, type BoardLesson } from './board.ts'
import type { GroupFacts } from './group-facts.ts'

/** A lesson as the rules see it for one student; of a СОР or СОЧ the period is that of its work. */
export const markedLesson = (
  board: Board,
  lesson: BoardLesson,
  group: GroupFacts,
  studentId: number,
  workQuarterId?: number,
): MarkedLesson => ({
  date: lesson.date,
  is_cancelled: lesson.is_cancelled,
  is_member: isMemberOn(board, group.id, studentId, lesson.date),
  period: closingOfMark(group, lesson.date, workQuarterId),
})
