import { isCalendarDate } from '#platform/contract/calendar-date.ts'
import type { CalendarEntry, EntryValues } from '../../contract/entries.ts'
import { calendarWarnings } from '../../rules/calendar-warnings.ts'
import { Warnings } from '../warnings.tsx'

interface Props {
  entries: readonly CalendarEntry[]
  present: CalendarEntry | null
  values: EntryValues
}

/** What would be odd in the year once the entry is saved and is not odd yet. */
export function EntryWarnings({ entries, present, values }: Props) {
  if (!isCalendarDate(values.start_date) || !isCalendarDate(values.end_date)) return null
  if (values.end_date < values.start_date) return null
  const known = calendarWarnings(entries)
  const after = calendarWarnings([...entries.filter(({ id }) => id !== present?.id), values])
  return <Warnings sentences={after.filter((one) => !known.includes(one))} />
}
