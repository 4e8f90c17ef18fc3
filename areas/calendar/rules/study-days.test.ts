import { expect, test } from 'vitest'
import { studyDay, studyDaysBetween, type CalendarEntry, type CalendarEntryType } from './study-days.ts'

const entry = (
  type: CalendarEntryType,
  start_date: string,
  end_date = start_date,
  more: Partial<CalendarEntry> = {},
) => ({
  type,
  start_date,
  end_date,
  follows_weekday: null,
  parallels: null,
  ...more,
})

// domain facts §2.1–2.2, study year 2025–2026; the moved Saturday is made up
const entries: CalendarEntry[] = [
  entry('quarter', '2025-11-03', '2025-12-26'),
  entry('quarter', '2026-01-08', '2026-03-18'),
  entry('holiday', '2025-12-29', '2026-01-07'),
  entry('holiday', '2026-02-09', '2026-02-15', { parallels: [1] }),
  entry('day_off', '2025-12-16'),
  entry('day_off', '2026-03-09'),
  entry('day_off', '2026-01-20', '2026-01-20', { parallels: [0, 1, 2, 3, 4] }),
  entry('moved_day', '2026-03-14', '2026-03-14', { follows_weekday: 'mon' }),
  entry('moved_day', '2026-03-16', '2026-03-16', { follows_weekday: 'fri', parallels: [9, 11] }),
  entry('event', '2026-01-22'),
  entry('exam', '2026-01-23'),
]

test.each([
  ['2025-11-03', 5, 'mon', null],
  ['2025-11-02', 5, null, 'outside_quarter'],
  ['2025-12-26', 5, 'fri', null],
  ['2025-12-30', 5, null, 'outside_quarter'],
  ['2025-12-16', 5, null, 'day_off'],
  ['2026-02-10', 1, null, 'holiday'],
  ['2026-02-10', 2, 'tue', null],
  ['2026-01-20', 4, null, 'day_off'],
  ['2026-01-20', 5, 'tue', null],
  ['2026-01-10', 5, null, 'weekend'],
  ['2026-03-09', 5, null, 'day_off'],
  ['2026-03-14', 5, 'mon', null],
  ['2026-03-16', 9, 'fri', null],
  ['2026-03-16', 8, 'mon', null],
  ['2026-01-22', 5, 'thu', null],
  ['2026-01-23', 5, 'fri', null],
  ['2026-07-01', 5, null, 'outside_quarter'],
] as const)('%s in parallel %i follows %j, free as %j', (date, parallel, weekday, free) => {
  expect(studyDay(date, parallel, entries)).toEqual({ weekday, free })
})

test('a school of six days studies on Saturday', () => {
  const six = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
  expect(studyDay('2026-01-10', 5, entries, six).weekday).toBe('sat')
})

test('a holiday inside a quarter takes its days, an order to study takes precedence', () => {
  const inside = [...entries, entry('holiday', '2025-11-05', '2025-11-06')]
  expect(studyDay('2025-11-05', 5, inside)).toEqual({ weekday: null, free: 'holiday' })
  const ordered = [...inside, entry('moved_day', '2025-11-05', '2025-11-05', { follows_weekday: 'thu' })]
  expect(studyDay('2025-11-05', 5, ordered)).toEqual({ weekday: 'thu', free: null })
})

test('days of a week with a moved Saturday', () => {
  expect(studyDaysBetween('2026-03-09', '2026-03-15', 5, entries)).toEqual([
    { date: '2026-03-10', weekday: 'tue' },
    { date: '2026-03-11', weekday: 'wed' },
    { date: '2026-03-12', weekday: 'thu' },
    { date: '2026-03-13', weekday: 'fri' },
    { date: '2026-03-14', weekday: 'mon' },
  ])
})
