import { periodState } from '#areas/grading/rules/period-state.ts'
import { closingOfMark } from '#areas/grading/rules/quarter-closing.ts'
import type { MarkedLesson } from '../../rules/lesson-objection.ts'
import { markedLesson } from '../../rules/mark-context.ts'
import { membershipsOf, type BatchLesson, type MarkingBatch } from './marking-batch.ts'
import type { GroupFacts } from './group-facts.ts'

/** A lesson as the rules see it for one student; of a СОР or СОЧ the period is that of its work. */
export function lessonFor(
  batch: MarkingBatch,
  lesson: BatchLesson,
  group: GroupFacts,
  studentId: number,
  workQuarterId?: number,
): MarkedLesson {
  const closing = closingOfMark(group, lesson.date, workQuarterId)
  const period = periodState(closing, batch.validatedOn(lesson.date))
  return markedLesson(lesson, membershipsOf(batch, group.id, studentId), period)
}
