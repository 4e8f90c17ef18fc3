import { expect, test } from 'vitest'
import type { CalendarEntry } from '#areas/calendar/rules/study-days.ts'
import { businessDays } from '#platform/contract/enumerations.ts'
import { changedDays } from './changed-days.ts'

const entry = (type: CalendarEntry['type'], start: string, end = start, more: Partial<CalendarEntry> = {}) => ({
  type,
  start_date: start,
  end_date: end,
  follows_weekday: null,
  parallels: null,
  ...more,
})
const quarter = entry('quarter', '2026-11-02', '2026-12-25')
const requested = (before: CalendarEntry[], after: CalendarEntry[]) =>
  changedDays({ yearStart: '2026-09-01', before, after, parallels: [1, 7], weekDays: businessDays }).map(
    ({ date, parallel, weekday, is_changed }) => [date.slice(5), parallel, weekday, is_changed],
  )

test.each([
  ['nothing', [], []],
  ['an event', [entry('event', '2026-11-20')], []],
  ['a day off on a Sunday', [entry('day_off', '2026-11-22')], []],
  [
    'a day off of class 1',
    [entry('day_off', '2026-11-23', '2026-11-23', { parallels: [1] })],
    [
      ['11-23', 1, null, true],
      ['11-23', 7, 0, false],
    ],
  ],
  [
    'a Saturday that follows a Monday',
    [entry('moved_day', '2026-11-21', '2026-11-21', { follows_weekday: 'mon' })],
    [
      ['11-21', 1, 0, true],
      ['11-21', 7, 0, true],
    ],
  ],
] as const)('%s', (_name, added, days) => {
  expect(requested([quarter], [quarter, ...added])).toEqual(days)
})

test('a quarter that ends earlier frees its last study days only', () => {
  const shorter = { ...quarter, end_date: '2026-12-23' }
  expect(requested([quarter], [shorter])).toEqual([
    ['12-24', 1, null, true],
    ['12-24', 7, null, true],
    ['12-25', 1, null, true],
    ['12-25', 7, null, true],
  ])
})
