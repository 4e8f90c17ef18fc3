import { expect, test } from 'vitest'
import { missesByWeek } from './misses-by-week.ts'

const ill = { category: 'illness', counts_as_missed: true } as const
const absent = { category: 'unexcused', counts_as_missed: true } as const
const late = { category: 'other', counts_as_missed: false } as const
const none = { unexcused: 0, excused: 0, illness: 0, other: 0 }

test('every week has its line; being late is no missed lesson', () => {
  const misses = [
    { date: '2026-09-02', kind: absent },
    { date: '2026-09-04', kind: ill },
    { date: '2026-09-05', kind: ill },
    { date: '2026-09-08', kind: late },
    { date: '2026-09-20', kind: absent },
  ]
  expect(missesByWeek(misses, '2026-09-01', '2026-09-15')).toEqual([
    { monday: '2026-08-31', ...none, unexcused: 1, illness: 2 },
    { monday: '2026-09-07', ...none },
    { monday: '2026-09-14', ...none, unexcused: 1 },
  ])
})
test('a year that is still to come has no weeks', () =>
  expect(missesByWeek([], '2027-09-01', '2026-11-20')).toEqual([]))
