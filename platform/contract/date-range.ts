import { isCalendarDate, type CalendarDate } from './calendar-date.ts'

/** Days from `start_date` to `end_date`, both included. */
export interface DateRange {
  start_date: CalendarDate
  end_date: CalendarDate
}

/** The range that `2026-09-01~2026-10-26` names in a URL (specification §5); null for anything else, a reversed one too. */
export function parseDateRange(text: string): DateRange | null {
  const [start_date = '', end_date = '', ...rest] = text.split('~')
  if (rest.length > 0 || !isCalendarDate(start_date) || !isCalendarDate(end_date)) return null
  return start_date <= end_date ? { start_date, end_date } : null
}

export const isDateRange = (text: string): boolean => parseDateRange(text) !== null

/** The range as it stands in a URL. */
export const formatDateRange = ({ start_date, end_date }: DateRange): string => `${start_date}~${end_date}`
