import { expect, test } from 'vitest'
import { yearMonths } from './year-months.ts'

const year = { date_start: '2026-09-01', date_end: '2027-05-25' }
const entries = [
  { id: 1, type: 'quarter', start_date: '2026-09-01', end_date: '2026-10-23', parallels: null },
  { id: 2, type: 'day_off', start_date: '2026-09-04', end_date: '2026-09-04', parallels: null },
  { id: 3, type: 'moved_day', start_date: '2026-09-05', end_date: '2026-09-05', parallels: null },
  { id: 4, type: 'event', start_date: '2026-09-07', end_date: '2026-09-07', parallels: null },
  { id: 5, type: 'holiday', start_date: '2026-10-24', end_date: '2026-11-01', parallels: null },
  { id: 6, type: 'holiday', start_date: '2026-09-09', end_date: '2026-09-09', parallels: [1] },
  { id: 7, type: 'exam', start_date: '2026-09-10', end_date: '2026-09-10', parallels: [11] },
] as const

test('twelve months from the first of the year, in weeks from Monday', () => {
  const months = yearMonths(year, entries)
  expect(months.map(({ month }) => month)).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
    '2027-05',
    '2027-06',
    '2027-07',
    '2027-08',
  ])
  for (const { weeks } of months) for (const week of weeks) expect(week).toHaveLength(7)
  expect(months[0]?.weeks[0]?.map((day) => day?.date.slice(8) ?? '')).toEqual(['', '01', '02', '03', '04', '05', '06'])
})

test.each([
  ['2026-09-02', 'quarter'],
  ['2026-09-04', 'day_off'],
  ['2026-09-05', 'moved_day'],
  ['2026-09-06', 'weekend'],
  ['2026-09-07', 'event'],
  ['2026-09-09', 'partial'],
  ['2026-09-10', 'exam'],
  ['2026-10-25', 'holiday'],
  ['2026-11-02', 'outside'],
])('%s is %s', (date, kind) => {
  const days = yearMonths(year, entries).flatMap(({ weeks }) => weeks.flat())
  expect(days.find((day) => day?.date === date)?.kind).toBe(kind)
})
