import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '../database.ts'

/** The demonstration's school as it stands when an area adds to it: people, classes, lessons with topics and the first journals. */
export interface DemonstrationContext {
  db: Database
  seed: number
  today: CalendarDate
  timeZone: string
  /** Folder of the files that people give; where there is none, nothing that needs it is written. */
  media: string | undefined
  /** Title of the class of the shown student. */
  shownClass: string
}

/** What an area puts into the demonstration's school beside its journals, in a transaction of its own. */
export interface DemonstrationPart {
  /** Kept with work that waits: stable. */
  name: string
  /** It is made of results that are closed: after all else. */
  needsResults?: true
  /** The same school and day give the same. */
  write: (context: DemonstrationContext) => Promise<void>
}
