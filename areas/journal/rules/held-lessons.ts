import { isOver, type SchoolTime } from '#areas/timetable/rules/lesson-time.ts'
import type { GridLesson } from '../contract/journal.ts'

/** How many of the lessons have been held: those of today once they are over. */
export const heldLessons = (
  lessons: readonly Pick<GridLesson, 'date' | 'end_time' | 'status'>[],
  now: SchoolTime,
): number => lessons.filter((lesson) => lesson.status !== 'cancelled' && isOver(lesson, lesson.date, now)).length
