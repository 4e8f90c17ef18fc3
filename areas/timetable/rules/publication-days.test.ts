import { expect, test } from 'vitest'
import type { CalendarEntry } from '#areas/calendar/rules/study-days.ts'
import { publicationDays } from './publication-days.ts'

const entry = (type: CalendarEntry['type'], start: string, end = start, more: Partial<CalendarEntry> = {}) => ({
  type,
  start_date: start,
  end_date: end,
  follows_weekday: null,
  parallels: null,
  ...more,
})
const requested = {
  start: '2026-09-07',
  end: '2026-09-13',
  yearStart: '2026-09-01',
  entries: [
    entry('quarter', '2026-09-01', '2026-10-23'),
    entry('day_off', '2026-09-08'),
    entry('day_off', '2026-09-09', '2026-09-09', { parallels: [1] }),
    entry('moved_day', '2026-09-13', '2026-09-13', { follows_weekday: 'tue' }),
  ],
  parallels: [1, 5],
  usedWeekdays: [0, 1, 2, 3, 4],
}
const of = (parallel: number, days = publicationDays(requested)) =>
  days.filter((day) => day.parallel === parallel).map((day) => [day.date.slice(8), day.weekday])

test('days off are left out, a moved day follows its weekday, a parallel may have its own day off', () => {
  expect(of(5)).toEqual([
    ['07', 0],
    ['09', 2],
    ['10', 3],
    ['11', 4],
    ['13', 1],
  ])
  expect(of(1).map(([day]) => day)).toEqual(['07', '10', '11', '13'])
})
test('weeks are counted from the first of the year', () => {
  expect(new Set(publicationDays(requested).map((day) => day.week))).toEqual(new Set(['even']))
})
test('a timetable with Saturdays makes a week of six days', () => {
  expect(of(5, publicationDays({ ...requested, usedWeekdays: [0, 5] }))).toContainEqual(['12', 5])
})
