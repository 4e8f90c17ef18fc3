import type { Database } from '#platform/server/database.ts'
import type { Consequences } from '../contract/consequences.ts'
import type { NewCalendarEntry } from '../rules/calendar-entries.ts'

/** A calendar that has been changed, within the transaction that changed it. */
export interface ChangedDays {
  yearId: number
  before: readonly NewCalendarEntry[]
  after: readonly NewCalendarEntry[]
  /** The quarter whose dates change, null of other entries. */
  quarter: { id: number; closes_on: string | null } | null
  today: string
}
/** Bells that have been changed, within the transaction that changed them. */
export interface ChangedBells {
  yearId: number
  today: string
}

/**
 * The dated lessons as the calendar knows them: a higher room keeps them in step with its days and bells. Both write,
 * and say what they have done; where something is in the way the caller rolls back.
 */
export interface DatedLessons {
  followDays: (db: Database, changed: ChangedDays) => Promise<Consequences>
  followBells: (db: Database, changed: ChangedBells) => Promise<Consequences>
}
