import { datesBetween, displayDate, isWithin, weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import { isBusinessDay } from '#platform/contract/weekday.ts'
import type { CalendarEntryType } from './study-days.ts'

interface Entry {
  type: CalendarEntryType
  title: string
  start_date: CalendarDate
  end_date: CalendarDate
  number: number | null
  /** Null: of all. */
  parallels: readonly number[] | null
}

const spanOf = (dates: readonly CalendarDate[]): string => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  return first === last ? displayDate(first) : `${displayDate(first)} – ${displayDate(last)}`
}
const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b)
const earlier = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b)
const isAlike = (a: Entry, b: Entry) =>
  a.parallels === null || b.parallels === null || a.parallels.some((one) => b.parallels?.includes(one))

/** Working days between two quarters that are neither holidays nor free: nobody knows what they are. */
function gaps(entries: readonly Entry[]): string[] {
  const quarters = entries
    .filter(({ type }) => type === 'quarter')
    .toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))
  const named = entries.filter(({ type, parallels }) => type !== 'quarter' && type !== 'event' && parallels === null)
  return quarters.slice(1).flatMap((quarter, index) => {
    const before = quarters[index]
    if (!before || before.end_date >= quarter.start_date) return []
    const bare = datesBetween(before.end_date, quarter.start_date)
      .slice(1, -1)
      .filter((date) => isBusinessDay(weekdayOf(date)))
      .filter((date) => !named.some((entry) => isWithin(date, entry.start_date, entry.end_date)))
    return bare.length === 0
      ? []
      : [t`Между «${before.title}» и «${quarter.title}» есть дни без каникул: ${spanOf(bare)}`]
  })
}

/** Holidays that meet others of the same children, or reach over the edge of a quarter. */
function overlaps(entries: readonly Entry[]): string[] {
  const holidays = entries.filter(({ type }) => type === 'holiday')
  const shared = (a: Entry, b: Entry) => spanOf([later(a.start_date, b.start_date), earlier(a.end_date, b.end_date)])
  const meet = (a: Entry, b: Entry) => a.start_date <= b.end_date && b.start_date <= a.end_date
  const twice = holidays.flatMap((one, index) =>
    holidays
      .slice(index + 1)
      .filter((other) => meet(one, other) && isAlike(one, other))
      .map((other) => t`«${one.title}» и «${other.title}» пересекаются: ${shared(one, other)}`),
  )
  const quarters = entries.filter(({ type }) => type === 'quarter')
  // holidays in the middle of a quarter are meant: a week of class 1, a quarantine
  const beyond = holidays.flatMap((holiday) =>
    quarters
      .filter((quarter) => meet(holiday, quarter))
      .filter(({ start_date, end_date }) => holiday.start_date < start_date || holiday.end_date > end_date)
      .map((quarter) => t`«${holiday.title}» заходят на «${quarter.title}»: ${shared(holiday, quarter)}`),
  )
  return [...twice, ...beyond]
}

/** What may be saved in the calendar of a year but is hardly meant, in sentences. */
export const calendarWarnings = (entries: readonly Entry[]): string[] => [...gaps(entries), ...overlaps(entries)]
