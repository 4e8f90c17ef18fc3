import { businessDays, weekdays, type Weekday } from './enumerations.ts'

/**
 * The weekday of an index (specification §5, §9): 0–6 are Monday to Sunday, 7 is Sunday too.
 * Throws 'Weekday index out of range' for anything else.
 */
export function weekdayOfIndex(index: number): Weekday {
  const weekday = index === 7 ? 'sun' : weekdays[index]
  if (weekday === undefined) throw new Error('Weekday index out of range')
  return weekday
}

/** Index 0–6 of a weekday, Monday first. */
export const indexOfWeekday = (weekday: Weekday): number => weekdays.indexOf(weekday)

/** Monday to Friday. */
export const isBusinessDay = (weekday: Weekday): boolean => businessDays.includes(weekday)
