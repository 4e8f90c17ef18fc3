import { formatTime, parseTime } from '#platform/contract/time.ts'
import type { Bell } from './bell-objections.ts'

/** Nobody begins a school day four hours later; a slip of the keyboard shows here. */
export const maxShiftMinutes = 240

const endOfDay = 24 * 60

/** The same lessons some minutes later, earlier where negative; null where the day does not hold them. */
export function shiftedBells(bells: readonly Bell[], minutes: number): Bell[] | null {
  const shifted = bells.map(({ start_time, end_time, ...bell }) => ({
    ...bell,
    from: (parseTime(start_time) ?? 0) + minutes,
    to: (parseTime(end_time, 'end') ?? 0) + minutes,
  }))
  if (shifted.some(({ from, to }) => from < 0 || to > endOfDay)) return null
  return shifted.map(({ from, to, ...bell }) => ({ ...bell, start_time: formatTime(from), end_time: formatTime(to) }))
}
