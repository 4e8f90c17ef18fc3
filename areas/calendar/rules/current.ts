import { isWithin, type CalendarDate } from '#platform/contract/calendar-date.ts'

interface Span {
  start: CalendarDate
  end: CalendarDate
}

/**
 * Of several spans of time the one to open with: that which contains today, else the nearest that has begun, else the
 * first to come; null where there is none at all.
 */
export function currentOf<T>(items: readonly T[], spanOf: (item: T) => Span, today: CalendarDate): T | null {
  const byStart = items.toSorted((a, b) => (spanOf(a).start < spanOf(b).start ? -1 : 1))
  const holds = (item: T) => isWithin(today, spanOf(item).start, spanOf(item).end)
  const hasBegun = (item: T) => spanOf(item).start <= today
  return byStart.findLast(holds) ?? byStart.findLast(hasBegun) ?? byStart[0] ?? null
}
