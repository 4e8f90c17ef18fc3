import { studyDaysBetween, type CalendarEntry } from '#areas/calendar/rules/study-days.ts'
import { weekParity } from '#areas/calendar/rules/study-weeks.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { businessDays, weekdays } from '#platform/contract/enumerations.ts'
import { indexOfWeekday } from '#platform/contract/weekday.ts'

/** A date on which a parallel studies, by the timetable of which weekday (0 is Monday) and week. */
export interface PublicationDay {
  date: CalendarDate
  parallel: number
  weekday: number
  week: 'odd' | 'even'
}
interface PublicationSpan {
  start: CalendarDate
  end: CalendarDate
  yearStart: CalendarDate
  entries: readonly CalendarEntry[]
  parallels: readonly number[]
  /** Weekdays (0 is Monday) on which the timetable has lessons: a timetable with Saturdays makes a week of six days. */
  usedWeekdays: readonly number[]
}

/** The days of a range on which lessons are to be made: days off left out, moved days followed, for each parallel. */
export function publicationDays({
  start,
  end,
  yearStart,
  entries,
  parallels,
  usedWeekdays,
}: PublicationSpan): PublicationDay[] {
  const week = weekdays.filter((weekday, index) => businessDays.includes(weekday) || usedWeekdays.includes(index))
  return parallels.flatMap((parallel) =>
    studyDaysBetween(start, end, parallel, entries, week).map(({ date, weekday }) => ({
      date,
      parallel,
      weekday: indexOfWeekday(weekday),
      week: weekParity(date, yearStart),
    })),
  )
}
