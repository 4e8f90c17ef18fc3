import type { SchoolKind } from '#platform/contract/school-kind.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'

/** What the demonstration is made of. */
export interface DemonstrationOptions {
  /** Of which kind it is; a school by default. */
  kind?: SchoolKind
  seed: number
  today: CalendarDate
  timeZone: string
  /** Hears of each step. */
  print: (line: string) => void
  /** Names of the only classes to build, for tests; the shown student's must be among them. */
  classes?: readonly string[]
}
