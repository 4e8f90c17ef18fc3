import { addDays, calendarDate, datesBetween, weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { isBusinessDay } from '#platform/contract/weekday.ts'

export interface PublicHoliday {
  date: CalendarDate
  title: string
}
interface Yearly {
  month: number
  day: number
  title: string
  /** A religious holiday on a weekend moves no day off. */
  moves: boolean
  from?: number
  until?: number
}

// the law on holidays; 30 August gave way to 15 March, which is celebrated from 2027
const yearly: readonly Yearly[] = [
  { month: 1, day: 1, title: 'Новый год', moves: true },
  { month: 1, day: 2, title: 'Новый год', moves: true },
  { month: 1, day: 7, title: 'Рождество', moves: false },
  { month: 3, day: 8, title: 'Международный женский день', moves: true },
  { month: 3, day: 15, title: 'День Конституции', moves: true, from: 2027 },
  { month: 3, day: 21, title: 'Наурыз мейрамы', moves: true },
  { month: 3, day: 22, title: 'Наурыз мейрамы', moves: true },
  { month: 3, day: 23, title: 'Наурыз мейрамы', moves: true },
  { month: 5, day: 1, title: 'День единства народа Казахстана', moves: true },
  { month: 5, day: 7, title: 'День защитника Отечества', moves: true },
  { month: 5, day: 9, title: 'День Победы', moves: true },
  { month: 7, day: 6, title: 'День столицы', moves: true },
  { month: 8, day: 30, title: 'День Конституции', moves: true, until: 2025 },
  { month: 10, day: 25, title: 'День Республики', moves: true },
  { month: 12, day: 16, title: 'День Независимости', moves: true },
]
/** The moon sets it: known years only. */
const firstDaysOfKurbanAit: readonly CalendarDate[] = ['2025-06-06', '2026-05-27', '2027-05-16']

function namedDays(year: number): (PublicHoliday & { moves: boolean })[] {
  const fixed = yearly
    .filter(({ from = year, until = year }) => from <= year && year <= until)
    .map(({ month, day, title, moves }) => ({ date: calendarDate(year, month, day) ?? '', title, moves }))
  const moving = firstDaysOfKurbanAit
    .filter((date) => date.startsWith(`${year}-`))
    .map((date) => ({ date, title: 'Курбан-айт', moves: false }))
  return [...fixed, ...moving]
}

/** Holidays of the years a range touches with the days off they move, in order; a weekend's day off goes to the next free working day. */
export function publicHolidays(start: CalendarDate, end: CalendarDate): PublicHoliday[] {
  const years = [...new Set(datesBetween(start, end).map((date) => Number(date.slice(0, 4))))]
  const named = years.flatMap(namedDays)
  const taken = new Set(named.map(({ date }) => date))
  const moved = named.flatMap(({ date, title, moves }) => {
    if (!moves || isBusinessDay(weekdayOf(date))) return []
    let free = addDays(date, 1)
    while (taken.has(free) || !isBusinessDay(weekdayOf(free))) free = addDays(free, 1)
    taken.add(free)
    return [{ date: free, title: `${title} (перенос)` }]
  })
  return [...named.map(({ date, title }) => ({ date, title })), ...moved]
    .filter(({ date }) => start <= date && date <= end)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
