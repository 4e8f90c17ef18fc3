import { halfOfQuarter, quarterOn, type Quarter } from '#areas/calendar/rules/periods.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import { modeRules } from './grading-mode.ts'
import { closingDate, isPeriodOpen, type PeriodClosing } from './period-state.ts'

/** A quarter as a group sees it: when it closes, and till when it is reopened for the group. */
export type GroupQuarter = Quarter & PeriodClosing

/** A subject with the quarters of its year. */
export interface GroupPeriods {
  mode: GradingMode
  quarters: readonly GroupQuarter[]
}

/** Until when marks of a quarter may be changed; a subject of half-years closes and is reopened by half-years. */
export function closingOfQuarter({ mode, quarters }: GroupPeriods, quarter: GroupQuarter): PeriodClosing {
  const isHalf = modeRules[mode].result?.period === 'half-a-year'
  const together = quarters.filter(({ id, number }) =>
    isHalf ? halfOfQuarter(number) === halfOfQuarter(quarter.number) : id === quarter.id,
  )
  const reopened = together.flatMap(({ reopened_until }) => reopened_until ?? []).toSorted()
  return {
    closes_on: closingDate(mode, quarter.number, quarters) ?? quarter.closes_on,
    reopened_until: reopened.at(-1) ?? null,
  }
}

/**
 * Until when a mark may be changed: by the lesson's date, of a СОР or СОЧ by the quarter of its work; null outside every
 * quarter.
 */
export function closingOfMark(group: GroupPeriods, date: CalendarDate, workQuarterId?: number): PeriodClosing | null {
  const quarter =
    workQuarterId === undefined
      ? quarterOn(group.quarters, date)
      : group.quarters.find(({ id }) => id === workQuarterId)
  return quarter ? closingOfQuarter(group, quarter) : null
}

/** Numbers of the quarters that have come to their date, whether or not they were reopened since. */
export const endedQuarters = (group: GroupPeriods, today: CalendarDate): number[] =>
  group.quarters.filter((one) => closingOfQuarter(group, one).closes_on < today).map(({ number }) => number)

/** Numbers of the quarters whose marks can no longer be changed. */
export const closedQuarters = (group: GroupPeriods, today: CalendarDate): number[] =>
  group.quarters.filter((one) => !isPeriodOpen(closingOfQuarter(group, one), today)).map(({ number }) => number)
