import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { isCollege } from '#platform/contract/school-kind.ts'
import { calendarEntries, type NewCalendarEntry } from './calendar-entries.ts'
import { yearByHalves, yearShape, type YearShape } from './year-shape.ts'

/** Where the entries of a new year come from: the pattern of the orders, the year before, nowhere. */
export const yearSources = ['order', 'previous', 'empty'] as const
export type YearSource = (typeof yearSources)[number]

interface Span {
  date_start: CalendarDate
  date_end: CalendarDate
}
/** 52 weeks later: the same day of the week. */
const daysOfWeeks = 364
const later = <D extends CalendarDate | null>(date: D) => (date === null ? date : (addDays(date, daysOfWeeks) as D))

/** As far as the year holds it; null where none of it is left. */
function cut(entry: NewCalendarEntry, { date_start, date_end }: Span): NewCalendarEntry | null {
  const start_date = entry.start_date < date_start ? date_start : entry.start_date
  const end_date = entry.end_date > date_end ? date_end : entry.end_date
  return start_date <= end_date ? { ...entry, start_date, end_date } : null
}
const within = (entries: readonly NewCalendarEntry[], year: Span) =>
  entries.map((entry) => cut(entry, year)).filter((entry) => entry !== null)

/** The year of a school of this kind that begins in the autumn of `year`: by quarters, in a college by half-years. */
export const newYearShape = (year: number): YearShape => (isCollege() ? yearByHalves(yearShape(year)) : yearShape(year))

/** What the pattern of the orders says of the year that begins in the autumn of these dates. */
export const orderedEntries = (year: Span): NewCalendarEntry[] =>
  within(calendarEntries(newYearShape(Number(year.date_start.slice(0, 4)))), year)

/** Entries of the year before, 52 weeks later, as far as the new year holds them. */
export const copiedEntries = (previous: readonly NewCalendarEntry[], year: Span): NewCalendarEntry[] =>
  within(
    previous.map((entry) => ({
      ...entry,
      start_date: later(entry.start_date),
      end_date: later(entry.end_date),
      closes_on: later(entry.closes_on),
    })),
    year,
  )
