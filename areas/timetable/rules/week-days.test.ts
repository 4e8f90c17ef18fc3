import { expect, test } from 'vitest'
import { weekDays, type TitledEntry } from './week-days.ts'

const entry = (
  type: TitledEntry['type'],
  title: string,
  date: string,
  more: Partial<TitledEntry> = {},
): TitledEntry => ({
  type,
  title,
  start_date: date,
  end_date: date,
  follows_weekday: null,
  parallels: null,
  ...more,
})
const entries = [
  entry('quarter', 'II четверть', '2026-11-02', { end_date: '2026-12-25' }),
  entry('day_off', 'День Независимости', '2026-12-16'),
  entry('day_off', 'Карантин', '2026-12-17', { parallels: [1] }),
  entry('holiday', 'Зимние каникулы', '2027-01-04', { end_date: '2027-01-07' }),
  entry('moved_day', 'За 16 декабря', '2026-12-19', { follows_weekday: 'wed' }),
]
const days = (parallel: number | null, date = '2026-12-17', taught: string[] = []) =>
  weekDays(date, parallel, entries, new Set(taught))

test('a week with a day off and a moved Saturday', () => {
  expect(days(7)).toEqual([
    { date: '2026-12-14', free: null, follows: null },
    { date: '2026-12-15', free: null, follows: null },
    { date: '2026-12-16', free: 'День Независимости', follows: null },
    { date: '2026-12-17', free: null, follows: null },
    { date: '2026-12-18', free: null, follows: null },
    { date: '2026-12-19', free: null, follows: 'wed' },
  ])
})
test('a day off of one parallel is not one of teachers and rooms', () => {
  expect(days(1)[3]?.free).toBe('Карантин')
  expect(days(null)[3]?.free).toBeNull()
})
test('holidays outside of quarters are called by their title', () => {
  expect(days(7, '2027-01-04')[0]?.free).toBe('Зимние каникулы')
})
test('outside of quarters every day says so; a Sunday shows only with lessons', () => {
  expect(days(7, '2026-12-30').map((day) => day.free)).toEqual(Array.from({ length: 5 }, () => 'Вне четверти'))
  expect(days(7, '2026-12-30', ['2027-01-03']).at(-1)).toEqual({
    date: '2027-01-03',
    free: 'Вне четверти',
    follows: null,
  })
})
