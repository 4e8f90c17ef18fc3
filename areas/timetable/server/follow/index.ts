import type { DatedLessons } from '#areas/calendar/server/index.ts'
import type { LessonHold, QuarterCount } from '#platform/server/lesson-holds.ts'
import { followBells } from './follow-bells.ts'
import { followDays } from './follow-days.ts'

/**
 * Keeps the dated lessons in step with the calendar and the bells.
 * @param holds what higher rooms keep with lessons
 * @param results which results they have set for a quarter
 */
export const datedLessonsWith = (holds: readonly LessonHold[], results: readonly QuarterCount[]): DatedLessons => ({
  followDays: (db, changed) => followDays(db, changed, { holds, results }),
  followBells: (db, changed) => followBells(db, changed, holds),
})
