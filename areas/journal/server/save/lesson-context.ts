import type { MarkedLesson } from '../../rules/lesson-objection.ts'
import { closingOfMark } from '#areas/grading/rules/quarter-closing.ts'
import { isMemberOn, type MarkingBatch, type BatchLesson } from './marking-batch.ts'
import type { GroupFacts } from './group-facts.ts'

/** A lesson as the rules see it for one student; of a СОР or СОЧ the period is that of its work. */
export const markedLesson = (
  batch: MarkingBatch,
  lesson: BatchLesson,
  group: GroupFacts,
  studentId: number,
  workQuarterId?: number,
): MarkedLesson => ({
  date: lesson.date,
  is_cancelled: lesson.is_cancelled,
  is_member: isMemberOn(batch, group.id, studentId, lesson.date),
  period: closingOfMark(group, lesson.date, workQuarterId),
})
