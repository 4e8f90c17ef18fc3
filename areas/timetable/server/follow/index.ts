import type { DatedLessons } from '#areas/calendar/server/index.ts'
import { followBells } from './follow-bells.ts'
import { followDays } from './follow-days.ts'

/** Keeps the dated lessons in step with the calendar and the bells. */
export const datedLessons: DatedLessons = { followDays, followBells }
