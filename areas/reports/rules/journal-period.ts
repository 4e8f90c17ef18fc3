import type { Quarter } from '#areas/calendar/rules/periods.ts'
import { addDays, calendarDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { addMonths, monthTitle, parseMonth } from '#platform/contract/month.ts'
import { t } from '#platform/contract/text.ts'

type TitledQuarter = Quarter & { title: string }

/** What of a journal stands in a file; both ends belong to it. */
export interface JournalPeriod {
  kind: 'quarter' | 'month' | 'year'
  title: string
  start: CalendarDate
  end: CalendarDate
  /** Of a quarter. */
  quarter: TitledQuarter | null
}
export interface JournalPeriodQuery {
  quarter?: number | undefined
  month?: string | undefined
}

function monthSpan(text: string): { start: CalendarDate; end: CalendarDate } | null {
  const month = parseMonth(text)
  const next = addMonths(month, 1)
  const [start, after] = [calendarDate(month.year, month.month, 1), calendarDate(next.year, next.month, 1)]
  return start === null || after === null ? null : { start, end: addDays(after, -1) }
}

/** The period that a call names; null where the year has no such one. */
export function journalPeriod(
  { quarter: id, month }: JournalPeriodQuery,
  quarters: readonly TitledQuarter[],
  days: readonly CalendarDate[],
): JournalPeriod | null {
  if (id !== undefined) {
    const quarter = quarters.find((one) => one.id === id) ?? null
    return (
      quarter && { kind: 'quarter', title: quarter.title, start: quarter.start_date, end: quarter.end_date, quarter }
    )
  }
  if (month !== undefined) {
    const span = monthsOf(days).includes(month) ? monthSpan(month) : null
    return span && { kind: 'month', title: monthTitle(parseMonth(month)), ...span, quarter: null }
  }
  const all = [...quarters.flatMap(({ start_date, end_date }) => [start_date, end_date]), ...days].toSorted()
  const [start, end] = [all[0], all.at(-1)]
  return start === undefined || end === undefined
    ? null
    : { kind: 'year', title: t`весь год`, start, end, quarter: null }
}

/** «2026-09» of each month in which one of these days lies, in order. */
export const monthsOf = (days: readonly CalendarDate[]): string[] =>
  [...new Set(days.map((day) => day.slice(0, 7)))].toSorted()

/** «Сентябрь 2026» of a day. */
export const monthOfDay = (day: CalendarDate): string => monthTitle(parseMonth(day.slice(0, 7)))
