import type { CalendarEntry } from '../../contract/entries.ts'

/** What is opened: an entry as it stands with the dates it is to get, or a new one. */
export interface OpenEntry {
  present: CalendarEntry | null
  start_date: string
  end_date: string
}
