import { expect, test } from 'vitest'
import { isInWeek, weekOfStudyYear, weekParity } from './study-weeks.ts'

test.each([
  ['2026-09-01', 1, 'odd'],
  ['2026-08-31', 1, 'odd'],
  ['2026-09-06', 1, 'odd'],
  ['2026-09-07', 2, 'even'],
  ['2026-12-28', 18, 'even'],
  ['2027-01-04', 19, 'odd'],
] as const)('%s is in week %i, %s', (date, week, parity) => {
  expect(weekOfStudyYear(date, '2026-09-01')).toBe(week)
  expect(weekParity(date, '2026-09-01')).toBe(parity)
  expect(isInWeek('every', date, '2026-09-01')).toBe(true)
  expect(isInWeek(parity, date, '2026-09-01')).toBe(true)
  expect(isInWeek(parity === 'odd' ? 'even' : 'odd', date, '2026-09-01')).toBe(false)
})
