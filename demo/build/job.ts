import type { SchoolKind } from '#platform/contract/school-kind.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { ExtraJob } from './extras.ts'
import type { ClosingJob, PageJob } from './journal.ts'
import type { Facts } from './read-life.ts'

/** Draws what has happened in the school until today; the other jobs follow from it. */
export interface LifeJob {
  kind: 'life'
  seed: number
  today: CalendarDate
  timeZone: string
  /** Absent: of a school. */
  institution?: SchoolKind
  /** Names of the only classes there are, for tests. */
  classes?: readonly string[]
  facts: Facts
}
/** A part of the demonstration that is made behind people at work: whole, in one transaction, by what stands in it alone. */
export type Job = LifeJob | PageJob | ClosingJob | ExtraJob

/** What a job leaves behind. */
export interface Done {
  /** Jobs that follow, in their order. */
  next: readonly Job[]
  /** Marks and misses for which there was no place any more: somebody at work was quicker. */
  refused: number
}
