import { calendarDate, displayDate, isCalendarDate, type CalendarDate } from '#platform/contract/calendar-date.ts'

/**
 * The date that was typed or pasted: `20.11.2026`, `2.1.2026`, `20/11/2026`, `20112026`, `2026-11-20`; null where it is
 * none, or not finished.
 */
export function readTypedDate(text: string): CalendarDate | null {
  const given = text.trim()
  if (isCalendarDate(given)) return given
  const [, day, month, year] =
    /^(\d{1,2})[.,/ -](\d{1,2})[.,/ -](\d{4})$/.exec(given) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(given) ?? []
  return year === undefined ? null : calendarDate(Number(year), Number(month), Number(day))
}

/** What stands in the field after a key: the dots come by themselves, but can be erased. */
export function withDots(text: string, before: string): string {
  const isAppended = text.length === before.length + 1 && text.startsWith(before)
  return isAppended && /^(\d{2}|\d{1,2}\.\d{2})$/.test(text) ? `${text}.` : text
}

/** How a field shows what it holds: a date, or what was typed in place of one. */
export const shownDate = (value: string): string => (isCalendarDate(value) ? displayDate(value) : value)
