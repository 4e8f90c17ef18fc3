import { freeReasonTitles, studyDay, type CalendarEntry } from '#areas/calendar/rules/study-days.ts'
import { isWithin, weekdayOf, weekOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { isBusinessDay } from '#platform/contract/weekday.ts'
import type { Weekday } from '#platform/contract/enumerations.ts'

export interface TitledEntry extends CalendarEntry {
  title: string
}
export interface WeekDay {
  date: CalendarDate
  /** Why there are no lessons, in Russian; null on a study day. */
  free: string | null
  /** The weekday whose lessons a moved day follows; null on other days. */
  follows: Weekday | null
}

// no class has this number: only what holds for all parallels counts
const anyParallel = -1

/**
 * The days of a date's week from Monday: the business days, and a day of the weekend where it has lessons (`taught`)
 * or is a study day. `parallel` null stands for whoever is taught in several, a teacher or a room.
 */
export function weekDays(
  date: CalendarDate,
  parallel: number | null,
  entries: readonly TitledEntry[],
  taught: ReadonlySet<CalendarDate>,
): WeekDay[] {
  const number = parallel ?? anyParallel
  const titleOf = (day: CalendarDate) =>
    entries.find(
      (entry) =>
        ['holiday', 'day_off'].includes(entry.type) &&
        isWithin(day, entry.start_date, entry.end_date) &&
        (entry.parallels === null || entry.parallels.includes(number)),
    )?.title
  return weekOf(date).flatMap((day): WeekDay[] => {
    const study = studyDay(day, number, entries)
    const weekday = weekdayOf(day)
    if (study.free === null)
      return [{ date: day, free: null, follows: study.weekday === weekday ? null : study.weekday }]
    if (!isBusinessDay(weekday) && !taught.has(day)) return []
    return [{ date: day, free: titleOf(day) ?? freeReasonTitles[study.free], follows: null }]
  })
}
