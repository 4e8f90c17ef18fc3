import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { Author } from '#platform/server/steps/index.ts'

/** A quarter with the last day on which its marks may be changed. */
export interface ClosingQuarter {
  id: number
  number: number
  closes_on: CalendarDate
}
/** Quarters of a year of which one has another date now, within the transaction that changed it. */
export interface MovedClosing {
  yearId: number
  before: readonly ClosingQuarter[]
  after: readonly ClosingQuarter[]
  today: CalendarDate
  marker: Author
  requestId: string
  publish: Publish
}

/**
 * The results that were stored because a date had come, where it has not come after all: a higher room takes them back.
 * @returns how many they were
 */
export type RevertClosed = (db: Database, moved: MovedClosing) => Promise<number>
