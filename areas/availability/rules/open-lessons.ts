import { hourKey, marksOf, type HourKind, type WeekHour } from './hours.ts'

/** A lesson of the bells; times as `HH:MM`. */
export interface BellLesson {
  shift: number
  number: number
  starts_at: string
  ends_at: string
}
/** How many lessons a week one can have. */
export interface OpenLessons {
  /** Of the shifts together: of two that ring at one time only one. */
  all: number
  byShift: ReadonlyMap<number, number>
}
interface Marked {
  hours: readonly (WeekHour & { kind: HourKind })[]
  methodical_day: number | null
}

/** The most lessons that fit one after the other. */
function mostInARow(lessons: readonly BellLesson[]): number {
  let free = ''
  let count = 0
  for (const { starts_at, ends_at } of lessons.toSorted((one, other) => one.ends_at.localeCompare(other.ends_at))) {
    if (starts_at < free) continue
    free = ends_at
    count += 1
  }
  return count
}

/** @param weekdays days of the week with lessons, 0 is Monday */
export function openLessons(
  lessons: readonly BellLesson[],
  weekdays: readonly number[],
  { hours, methodical_day }: Marked,
): OpenLessons {
  const marks = marksOf(hours)
  const byShift = new Map<number, number>()
  let all = 0
  for (const weekday of weekdays) {
    if (weekday === methodical_day) continue
    const open = lessons.filter(
      ({ shift, number }) => marks.get(hourKey({ weekday, shift, slot: number })) !== 'closed',
    )
    all += mostInARow(open)
    for (const { shift } of open) byShift.set(shift, (byShift.get(shift) ?? 0) + 1)
  }
  return { all, byShift }
}
