import type { Database } from '#platform/server/database.ts'
import type { LessonInTheWay } from '../contract/preview.ts'
import type { NewCalendarEntry } from '../rules/calendar-entries.ts'

/** A calendar that has been changed, within the transaction that changed it. */
export interface ChangedDays {
  yearId: number
  before: readonly NewCalendarEntry[]
  after: readonly NewCalendarEntry[]
  /** The quarter whose dates change, as it is to be, of one that goes as it was; null of other entries. */
  quarter: { id: number; closes_on: string | null } | null
  today: string
}
/** Bells that have been changed, within the transaction that changed them. */
export interface ChangedBells {
  yearId: number
  today: string
}

/** How a change of the calendar or of the bells has changed dated lessons. */
export interface LessonEffects {
  /** They have no day any more and stay in the journal as cancelled. */
  cancelled: number
  /** They have no day any more either; the calendar alone had added them and nothing was written in them. */
  removed: number
  /** Cancelled by an earlier change, they have their day again. */
  restored: number
  added: number
  /** They begin or end at another time. */
  retimed: number
  /** How many of the cancelled ones have a topic, homework and the like: «с темой», «с домашним заданием». */
  bearing: { title: string; count: number }[]
  /** Titles of the classes whose lessons changed. */
  classes: string[]
  /** How many results are set already for the quarter that changed. */
  results: number
  /** Marks of that quarter cannot be changed any more. */
  is_closed: boolean
  /** The first lessons because of which the change is refused, and how many there are. */
  in_the_way: LessonInTheWay[]
  in_the_way_count: number
}

/**
 * The dated lessons as the calendar knows them: a higher room keeps them in step with its days and bells. Both write,
 * and say what they have done; where something is in the way the caller rolls back.
 */
export interface DatedLessons {
  followDays: (db: Database, changed: ChangedDays) => Promise<LessonEffects>
  followBells: (db: Database, changed: ChangedBells) => Promise<LessonEffects>
}
