import type { CalendarDate } from '#platform/contract/calendar-date.ts'

/** What the demonstration is made of. */
export interface DemonstrationOptions {
  seed: number
  today: CalendarDate
  timeZone: string
  /** Hears of each step. */
  print: (line: string) => void
  /** Names of the only classes to build, for tests; the shown student's must be among them. */
  classes?: readonly string[]
}
