import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { currentOf } from './current.ts'

/** A study year on the wire, both ends included. */
export interface StudyYear {
  id: number
  date_start: CalendarDate
  date_end: CalendarDate
}

/**
 * The study year of today (specification §9): the one that contains it, else the nearest that has begun, else the
 * first to come; null in a school without years.
 */
export const currentStudyYear = <Year extends StudyYear>(years: readonly Year[], today: CalendarDate): Year | null =>
  currentOf(years, (year) => ({ start: year.date_start, end: year.date_end }), today)

/** «2026–2027», the name of a study year. */
export function studyYearTitle({ date_start, date_end }: StudyYear): string {
  const [from, to] = [date_start.slice(0, 4), date_end.slice(0, 4)]
  return from === to ? from : `${from}–${to}`
}

/** A year that is over is read only. */
export const isYearOver = (year: StudyYear, today: CalendarDate): boolean => year.date_end < today
