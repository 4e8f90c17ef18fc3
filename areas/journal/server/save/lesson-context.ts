import { pairKey } from '#areas/grading/rules/pair-key.ts'
import { periodState } from '#areas/grading/rules/period-state.ts'
import { closingOfMark } from '#areas/grading/rules/quarter-closing.ts'
import { t } from '#platform/contract/text.ts'
import { outOfScope, type Refused } from '#platform/server/steps/index.ts'
import type { MarkedLesson } from '../../rules/lesson-objection.ts'
import { markedLesson } from '../../rules/mark-context.ts'
import type { LessonOfGroup, MarkingBatch } from './marking-batch.ts'

/** A lesson as the rules see it for one student; of a СОР or СОЧ the period is that of its work. */
export function lessonFor(
  batch: MarkingBatch,
  { lesson, group }: LessonOfGroup,
  studentId: number,
  workQuarterId?: number,
): MarkedLesson {
  const closing = closingOfMark(group, lesson.date, workQuarterId)
  const period = periodState(closing, batch.validatedOn(lesson.date))
  return markedLesson(lesson, batch.memberships.get(pairKey(group.id, studentId)) ?? [], period)
}

/** The lesson with its group, or why the writer may not write there. @param isEnough without marking in the lesson */
export function lessonToWrite(batch: MarkingBatch, lessonId: number, isEnough = false): LessonOfGroup | Refused {
  const lesson = batch.lessons.get(lessonId)
  const group = lesson && batch.groups.get(lesson.group_id)
  if (!lesson || !group) return outOfScope('student_id', t`Урок не найден в этом журнале`)
  return lesson.may_mark || isEnough ? { lesson, group } : notYourLesson()
}
export const notYourLesson = (): Refused => outOfScope('student_id', t`Отмечать на этом уроке может только его учитель`)
