import { weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'

/** «пт 20.11». */
export const shortDay = (date: CalendarDate): string =>
  `${weekdayTitles[weekdayOf(date)].short.toLowerCase()} ${date.slice(8)}.${date.slice(5, 7)}`
