import { weekOfStudyYear, weekParity } from '#areas/calendar/rules/study-weeks.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'

export { weekKinds } from '#areas/calendar/rules/study-weeks.ts'

/** Number of a date's week in a study year, and whether lessons of odd or of even weeks take place in it. */
export const studyWeek = (date: CalendarDate, yearStart: CalendarDate): { number: number; parity: 'odd' | 'even' } => ({
  number: weekOfStudyYear(date, yearStart),
  parity: weekParity(date, yearStart),
})
