import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { PolicyConsequences } from '../../contract/policy.ts'
import type { GradingPolicy } from '../../rules/policy.ts'

/** Counts what rules would change in the results of a year: the room that keeps results does it. */
export type ConsequencesOf = (
  db: Database,
  yearId: number,
  policy: GradingPolicy,
  today: CalendarDate,
) => Promise<PolicyConsequences>
