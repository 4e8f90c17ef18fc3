import { addDays, calendarDate, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Weekday } from '#platform/contract/enumerations.ts'
import { roman } from '#platform/contract/roman.ts'
import { t } from '#platform/contract/text.ts'
import { quarterTitle } from './periods.ts'
import { publicHolidays } from './public-holidays.ts'
import type { CalendarEntryType } from './study-days.ts'
import type { YearShape } from './year-shape.ts'

/** A row of calendar.calendar_entry without its year. */
export interface NewCalendarEntry {
  type: CalendarEntryType
  title: string
  start_date: CalendarDate
  end_date: CalendarDate
  number: number | null
  closes_on: CalendarDate | null
  follows_weekday: Weekday | null
  parallels: number[] | null
}

const entry = (
  type: CalendarEntryType,
  title: string,
  [start_date, end_date]: readonly [CalendarDate, CalendarDate],
  more: Partial<NewCalendarEntry> = {},
): NewCalendarEntry => ({
  type,
  title,
  start_date,
  end_date,
  number: null,
  closes_on: null,
  follows_weekday: null,
  parallels: null,
  ...more,
})

/** Marks of a quarter may be changed for two weeks after its end: who missed a СОЧ writes it then. */
const daysToClose = 14

const onceOn = (title: string, date: CalendarDate) => entry('event', title, [date, date])

const quartersOfYear = 4
const isByHalves = (quarters: YearShape['quarters']) => quarters.length < quartersOfYear

function events({ date_start, date_end, quarters }: YearShape): NewCalendarEntry[] {
  const year = Number(date_start.slice(0, 4))
  const teachersDay = addDays(mondayOf(calendarDate(year, 10, 8) ?? date_start), -1)
  const common = [onceOn('День знаний', date_start), onceOn('День учителя', teachersDay)]
  if (isByHalves(quarters)) return common
  const tree = quarters[1]?.[1] ?? date_end
  return [...common, onceOn('Новогодние утренники', tree), onceOn('Последний звонок', date_end)]
}

/** All entries of a year's calendar in the order they are written. */
export function calendarEntries(shape: YearShape): NewCalendarEntry[] {
  const halves = isByHalves(shape.quarters)
  const quarters = shape.quarters.map((span, index) => {
    const number = halves ? 2 * (index + 1) : index + 1
    const title = halves ? t`${roman(index + 1)} полугодие` : quarterTitle(number)
    return entry('quarter', title, span, { number, closes_on: addDays(span[1], daysToClose) })
  })
  const holidays = shape.holidays.map(([title, start, end]) => entry('holiday', title, [start, end]))
  const own =
    shape.firstGraders === null
      ? []
      : [entry('holiday', 'Дополнительные каникулы 1 классов', shape.firstGraders, { parallels: [1] })]
  const free = publicHolidays(shape.date_start, shape.date_end).map(({ title, date }) =>
    entry('day_off', title, [date, date]),
  )
  return [...quarters, ...holidays, ...own, ...free, ...events(shape)]
}
