import { studyDay, type CalendarEntry } from '#areas/calendar/rules/study-days.ts'
import { weekParity } from '#areas/calendar/rules/study-weeks.ts'
import { datesBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Weekday } from '#platform/contract/enumerations.ts'
import { indexOfWeekday } from '#platform/contract/weekday.ts'

/** A day of a parallel: by which weekday (0 is Monday) it studies now, null when free, and whether that is new. */
export interface FollowedDay {
  date: CalendarDate
  parallel: number
  weekday: number | null
  is_changed: boolean
  week: 'odd' | 'even'
}
interface Changed {
  yearStart: CalendarDate
  before: readonly CalendarEntry[]
  after: readonly CalendarEntry[]
  parallels: readonly number[]
  weekDays: readonly Weekday[]
}

const isSame = (a: CalendarEntry, b: CalendarEntry) =>
  JSON.stringify([a.type, a.start_date, a.end_date, a.follows_weekday, a.parallels]) ===
  JSON.stringify([b.type, b.start_date, b.end_date, b.follows_weekday, b.parallels])

/** The dates on which at least one parallel studies otherwise than before, each with all parallels. */
export function changedDays({ yearStart, before, after, parallels, weekDays }: Changed): FollowedDay[] {
  const without = (all: readonly CalendarEntry[], others: readonly CalendarEntry[]) =>
    all.filter((one) => !others.some((other) => isSame(one, other)))
  const touched = [...without(before, after), ...without(after, before)]
  const dates = [...new Set(touched.flatMap(({ start_date, end_date }) => datesBetween(start_date, end_date)))]
  return dates.toSorted().flatMap((date) => {
    const days = parallels.map((parallel) => {
      const [was, is] = [before, after].map((entries) => studyDay(date, parallel, entries, weekDays).weekday)
      const weekday = is === null || is === undefined ? null : indexOfWeekday(is)
      return { date, parallel, weekday, is_changed: was !== is, week: weekParity(date, yearStart) }
    })
    return days.some((day) => day.is_changed) ? days : []
  })
}
