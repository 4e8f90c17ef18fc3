import { daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'

export const validities = ['valid', 'ends_soon', 'expired'] as const
export type Validity = (typeof validities)[number]
const soonDays = 30

/** How a document stands on a day; of one without an end it is valid. Its last day is still its own. */
export function validityOf(until: CalendarDate | null, today: CalendarDate): Validity {
  if (until === null) return 'valid'
  const left = daysBetween(today, until)
  if (left < 0) return 'expired'
  return left <= soonDays ? 'ends_soon' : 'valid'
}
