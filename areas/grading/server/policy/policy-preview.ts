import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { GradingPolicy } from '../../rules/policy.ts'
import type { PolicyChange } from '../../rules/policy-change.ts'

type Changes = Record<PolicyChange, number>
/** What other rules do to the results of a year. */
export interface PolicyPreview {
  /** Open results that would be computed otherwise, by what becomes of them, in all and in each parallel. */
  changed: number
  changes: Changes
  parallels: { parallel: number; changed: number; changes: Changes }[]
  /** Set by teachers in open periods, recommended otherwise from now on. */
  set: number
  /** Stored results of closed periods, which keep the policy they were computed with. */
  kept: number
  /** Journals of open periods in which no marks at all would make a result as the plans stand, the first of them in words. */
  without_way: { count: number; named: string[] }
}

/** Counts what rules would change in the results of a year, a parallel at a time: the room that keeps results does it. */
export type ComputePolicyPreview = (
  db: Database,
  yearId: number,
  policy: GradingPolicy,
  today: CalendarDate,
) => Promise<{
  /** How many parallels there are to count. */
  total: number
  /** Each parallel once it is counted; all together in the end. */
  counted: AsyncGenerator<number, PolicyPreview>
}>
