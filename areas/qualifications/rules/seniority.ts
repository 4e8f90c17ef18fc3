import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { plural, t } from '#platform/contract/text.ts'

const monthsOfYear = 12

/** Whole years, by which salaries are counted. */
export const yearsOf = (months: number): number => Math.floor(months / monthsOfYear)

/** «12 лет 3 мес.» */
export function seniorityText(months: number): string {
  const [years, rest] = [yearsOf(months), months % monthsOfYear]
  const inYears = t`${plural(years, { one: '# год', few: '# года', other: '# лет' })}`
  if (rest === 0) return years === 0 ? t`меньше месяца` : inYears
  return years === 0 ? t`${rest} мес.` : t`${inYears} ${rest} мес.`
}

/** The same day so many months on; the last of a shorter month. */
export function monthsAfter(day: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const index = year * monthsOfYear + month - 1 + months
  const first = new Date(Date.UTC(Math.floor(index / monthsOfYear), index % monthsOfYear, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, length))
  return first.toISOString().slice(0, 10)
}
