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

/** What has become of dated lessons. */
export interface LessonEffects {
  /** Lessons that fell off, went again with the day that had brought them, came back as they were, were made anew, got another time. */
  cancelled: number
  removed: number
  restored: number
  added: number
  retimed: number
  /** Of those that fell off, how many bear what: «с темой», «с домашним заданием». */
  bearing: { title: string; count: number }[]
  /** Titles of the classes whose lessons changed. */
  classes: string[]
  /** Results already set for the quarter that changed, and whether its marks may still be changed today. */
  results: number
  is_closed: boolean
  /** While there are any, the change is refused: the first of them, and how many there are. */
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
