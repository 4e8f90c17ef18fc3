import { addDays, calendarDate, mondayOf, weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { isBusinessDay } from '#platform/contract/weekday.ts'

/** Quarters of a study year and the holidays between them; every span with both ends. */
export interface YearShape {
  date_start: CalendarDate
  date_end: CalendarDate
  quarters: readonly (readonly [CalendarDate, CalendarDate])[]
  holidays: readonly (readonly [title: string, CalendarDate, CalendarDate])[]
  /** The week that class 1 has off in winter; null where there is no such class. */
  firstGraders: readonly [CalendarDate, CalendarDate] | null
  /** Not by an order of the ministry: to be checked by a person. */
  isProjection: boolean
}

/** The order for 2025–2026, as schools put it into their journals. */
const official: Readonly<Record<number, YearShape>> = {
  2025: {
    date_start: '2025-09-01',
    date_end: '2026-05-25',
    quarters: [
      ['2025-09-02', '2025-10-24'],
      ['2025-11-03', '2025-12-26'],
      ['2026-01-08', '2026-03-18'],
      ['2026-03-30', '2026-05-25'],
    ],
    holidays: [
      ['Осенние каникулы', '2025-10-27', '2025-11-02'],
      ['Зимние каникулы', '2025-12-29', '2026-01-07'],
      ['Весенние каникулы', '2026-03-19', '2026-03-29'],
    ],
    firstGraders: ['2026-02-09', '2026-02-15'],
    isProjection: false,
  },
}

const day = (year: number, month: number, date: number): CalendarDate => calendarDate(year, month, date) ?? ''
const studyDayFrom = (date: CalendarDate): CalendarDate => {
  let found = date
  while (!isBusinessDay(weekdayOf(found)) || found.endsWith('-01-07')) found = addDays(found, 1)
  return found
}

/**
 * A year by the pattern of the orders of recent years: autumn holidays the last week that begins in October, winter ten
 * days from the last Monday of the year, spring eleven days from the Thursday before Nauryz, lessons to 25 May.
 */
function projectedYear(year: number): YearShape {
  const start = studyDayFrom(day(year, 9, 1))
  const autumn = mondayOf(day(year, 10, 31))
  const winter = mondayOf(day(year, 12, 31))
  const third = studyDayFrom(addDays(winter, 10))
  const spring = addDays(mondayOf(day(year + 1, 3, 17)), 3)
  const fourth = addDays(spring, 11)
  const february = addDays(mondayOf(day(year + 1, 2, 7)), 7)
  const end = day(year + 1, 5, 25)
  return {
    date_start: start,
    date_end: end,
    quarters: [
      [start, addDays(autumn, -3)],
      [addDays(autumn, 7), addDays(winter, -3)],
      [third, addDays(spring, -1)],
      [fourth, end],
    ],
    holidays: [
      ['Осенние каникулы', autumn, addDays(autumn, 6)],
      ['Зимние каникулы', winter, addDays(winter, 9)],
      ['Весенние каникулы', spring, addDays(spring, 10)],
    ],
    firstGraders: [february, addDays(february, 6)],
    isProjection: true,
  }
}

/** Summer comes to a college when June is over. */
const endOfCollege = '06-30'

/**
 * The year of a college: two half-years instead of quarters, with the holidays of winter between them. A half-year bears the
 * number of the quarter that would end it, II or IV, so that results of half-years stand where they do in a school.
 */
export function yearByHalves(shape: YearShape): YearShape {
  const [first, second, third] = shape.quarters
  const date_end = `${shape.date_end.slice(0, 4)}-${endOfCollege}`
  if (first === undefined || second === undefined || third === undefined) return shape
  return {
    ...shape,
    date_end,
    quarters: [
      [first[0], second[1]],
      [third[0], date_end],
    ],
    holidays: shape.holidays.slice(1, 2),
    firstGraders: null,
  }
}

/** The study year that begins in the autumn of `year`. */
export const yearShape = (year: number): YearShape => official[year] ?? projectedYear(year)

/** The study year of a day: in summer the one just over. */
export function yearShapeOf(today: CalendarDate): YearShape {
  const year = Number(today.slice(0, 4))
  const own = yearShape(year)
  return own.date_start <= today ? own : yearShape(year - 1)
}

const firstMonthOfPreparation = 7

/** The study year a school gets ready for on a day: from July on the coming one. */
export function yearShapeToPrepare(today: CalendarDate): YearShape {
  const year = Number(today.slice(0, 4))
  return yearShape(Number(today.slice(5, 7)) < firstMonthOfPreparation ? year - 1 : year)
}
