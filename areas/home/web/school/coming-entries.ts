import type { CalendarEntry } from '#areas/calendar/contract/entries.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'

type Entry = Pick<CalendarEntry, 'type' | 'start_date' | 'end_date'>

/** What is on or still to come, but for quarters and for days off that fall into holidays anyway. */
export function comingEntries<E extends Entry>(entries: readonly E[], today: CalendarDate): E[] {
  const holidays = entries.filter(({ type }) => type === 'holiday')
  const isFreeAnyway = (entry: E) =>
    entry.type === 'day_off' &&
    holidays.some((holiday) => holiday.start_date <= entry.start_date && entry.end_date <= holiday.end_date)
  return entries.filter((entry) => entry.type !== 'quarter' && entry.end_date >= today && !isFreeAnyway(entry))
}
