import { isWithin, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { roman } from '#platform/contract/roman.ts'
import { isCollege } from '#platform/contract/school-kind.ts'
import { t } from '#platform/contract/text.ts'
import { currentOf } from './current.ts'

/** A quarter of a study year: a calendar entry of type quarter, both ends included. */
export interface Quarter {
  id: number
  /** 1–4 within the year. */
  number: number
  start_date: CalendarDate
  end_date: CalendarDate
}

export const halfYearIds = ['half-a-year-1', 'half-a-year-2'] as const
export type HalfYearId = (typeof halfYearIds)[number]

/** A half-year: derived from two quarters, never stored (specification §3). */
export interface HalfYear {
  id: HalfYearId
  number: 1 | 2
  title: string
  start_date: CalendarDate
  end_date: CalendarDate
  quarter_ids: number[]
}

/** Numbers that periods of a year bear: of a college's half-years those of the quarters that would end them. */
export const periodNumbers = (): readonly number[] => (isCollege() ? [2, 4] : [1, 2, 3, 4])

/** The quarter a date falls into; null in holidays and outside the year. */
export const quarterOn = <Q extends Quarter>(quarters: readonly Q[], date: CalendarDate): Q | null =>
  quarters.find((quarter) => isWithin(date, quarter.start_date, quarter.end_date)) ?? null

/** The quarter to open with: that of today, in holidays the one just over, before the year its first. */
export const currentQuarter = <Q extends Quarter>(quarters: readonly Q[], today: CalendarDate): Q | null =>
  currentOf(quarters, (quarter) => ({ start: quarter.start_date, end: quarter.end_date }), today)

/** The half-year a quarter belongs to: I and II make the first, III and IV the second. */
export const halfOfQuarter = (number: number): 1 | 2 => (number <= 2 ? 1 : 2)

function halfYear(number: 1 | 2, quarters: readonly Quarter[]): HalfYear[] {
  const own = quarters
    .filter((quarter) => halfOfQuarter(quarter.number) === number)
    .toSorted((a, b) => a.number - b.number)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return []
  const { start_date } = first
  const { end_date } = last
  const title = number === 1 ? t`I полугодие` : t`II полугодие`
  return [{ id: `half-a-year-${number}`, number, title, start_date, end_date, quarter_ids: own.map(({ id }) => id) }]
}

/** The half-years of one year's quarters; a half-year none of whose quarters is set is left out. */
export const halfYearsOf = (quarters: readonly Quarter[]): HalfYear[] => [
  ...halfYear(1, quarters),
  ...halfYear(2, quarters),
]

/** How a period is numbered where its word is not said: «III», and «II» for the second half-year of a college. */
export const periodNumeral = (number: number): string => roman(isCollege() ? halfOfQuarter(number) : number)

/** Roman numeral of a quarter, as in «IV четверть». */
export const quarterTitle = (number: number): string => t`${roman(number)} четверть`
