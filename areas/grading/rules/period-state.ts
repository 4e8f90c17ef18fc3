import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import { halfOfQuarter } from '#areas/calendar/rules/periods.ts'
import { modeRules } from './grading-mode.ts'

/** Until when a period may be marked; both dates are the last day on which it may. */
export interface PeriodClosing {
  closes_on: CalendarDate
  /** Set where the period was reopened for this group. */
  reopened_until: CalendarDate | null
}

/** Whether marks of a period may be changed today. */
export const isPeriodOpen = ({ closes_on, reopened_until }: PeriodClosing, today: CalendarDate): boolean =>
  today <= closes_on || (reopened_until !== null && today <= reopened_until)

/** Whether marks of a period may be changed; null where there is no period. */
export type PeriodState = 'open' | 'closed' | null
export const periodState = (closing: PeriodClosing | null, today: CalendarDate): PeriodState =>
  closing && (isPeriodOpen(closing, today) ? 'open' : 'closed')

/**
 * The last day on which marks given in a quarter may be changed: the quarter's own, or where a subject is graded by
 * half-years, that of the half-year's last quarter. Null for a quarter that is not among those given.
 */
export function closingDate(
  mode: GradingMode,
  quarter: number,
  quarters: readonly { number: number; closes_on: CalendarDate }[],
): CalendarDate | null {
  const isHalf = modeRules[mode].result?.period === 'half-a-year'
  const own = quarters.filter(({ number }) =>
    isHalf ? halfOfQuarter(number) === halfOfQuarter(quarter) : number === quarter,
  )
  return (
    own
      .map(({ closes_on }) => closes_on)
      .toSorted()
      .at(-1) ?? null
  )
}
