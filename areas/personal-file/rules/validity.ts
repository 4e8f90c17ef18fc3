import { daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'

export const validities = ['valid', 'ends_soon', 'expired'] as const
export type Validity = (typeof validities)[number]

/** How a document stands on a day, ending soon within so many days; of one without an end it is valid. Its last day is still its own. */
export function validityOf(until: CalendarDate | null, today: CalendarDate, soonDays: number): Validity {
  if (until === null) return 'valid'
  const left = daysBetween(today, until)
  if (left < 0) return 'expired'
  return left <= soonDays ? 'ends_soon' : 'valid'
}
