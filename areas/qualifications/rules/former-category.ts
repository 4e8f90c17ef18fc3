import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'

interface Days {
  id: number
  from: CalendarDate | null
  to: CalendarDate | null
}
/**
 * The category that ends on the day before a new one begins: the one that holds on that day. Null where none does, or where it
 * began on the same day, which is a contradiction.
 */
export function formerCategory<C extends Days>(all: readonly C[], from: CalendarDate): C | null {
  const found = all.find((one) => (one.from === null || one.from < from) && (one.to === null || one.to >= from))
  return found ?? null
}
/** The last day of the one before. */
export const lastDayBefore = (from: CalendarDate): CalendarDate => addDays(from, -1)

/** Of categories whose days run into those given, the first. */
export const overlapping = <C extends Days>(all: readonly C[], { from, to }: Omit<Days, 'id'>): C | null =>
  all.find(
    (one) =>
      (to === null || one.from === null || one.from <= to) && (from === null || one.to === null || one.to >= from),
  ) ?? null
