import { addDays, calendarDate, datesBetween, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { dayAndMonth } from '../format/day.ts'
import { dateFormat } from '../format/in-locale.ts'

/** A month of a year; January is 1. */
export interface Month {
  year: number
  month: number
}

export const monthOf = (date: CalendarDate): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
})

/** The month `count` months later, earlier when negative. */
export function addMonths({ year, month }: Month, count: number): Month {
  const index = year * 12 + (month - 1) + count
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
}

/** @throws RangeError outside the years 1000–9999 */
export function firstOf({ year, month }: Month): CalendarDate {
  const first = calendarDate(year, month, 1)
  if (first === null) throw new RangeError(`No such month: ${year}-${month}`)
  return first
}

const lastOf = (month: Month): CalendarDate => addDays(firstOf(addMonths(month, 1)), -1)

/** The days of a month by weeks, Monday first; null where a week belongs to its neighbours. */
export function weeksOf(month: Month): (CalendarDate | null)[][] {
  const [first, last] = [firstOf(month), lastOf(month)]
  const days = datesBetween(mondayOf(first), addDays(mondayOf(last), 6))
  return Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7).map((day) => (day < first || day > last ? null : day)),
  )
}

/** The same day of another month, or its last day where it is shorter. */
export function inMonth(date: CalendarDate, month: Month): CalendarDate {
  return calendarDate(month.year, month.month, Number(date.slice(8))) ?? lastOf(month)
}

const monthName = dateFormat({ month: 'long', timeZone: 'UTC' })

/** «январь» … «декабрь», in the reader's language. */
export const monthNames = (): string[] =>
  Array.from({ length: 12 }, (_, index) => monthName().format(Date.UTC(2026, index, 1)))

/** «16 ноября 2026». */
export const dayInWords = (date: CalendarDate): string => `${dayAndMonth(date)} ${date.slice(0, 4)}`
