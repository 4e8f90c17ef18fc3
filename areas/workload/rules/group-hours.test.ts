import { expect, test } from 'vitest'
import { groupExcess, mostHours } from './group-hours.ts'
import type { Wanted } from './plan-changes.ts'

const row = (teacher_id: number, hours: number, from = '2026-09-01', to: string | null = '2027-05-25'): Wanted => ({
  teacher_id,
  group_id: 7,
  hours,
  from,
  to,
})

test('the most hours of a day', () => {
  const rows = [row(1, 3, '2026-09-01', '2027-01-31'), row(2, 2, '2027-02-01'), row(3, 1)]
  expect(mostHours(rows, '2026-09-01')).toBe(4)
  expect(mostHours(rows, '2027-02-01')).toBe(3)
  expect(mostHours([], '2027-02-01')).toBe(0)
})

test('more than the plan gives: a mistake of one, told of several', () => {
  expect(groupExcess([row(1, 3)], 3, '2026-09-01')).toEqual({ own: [], shared: null })
  expect(groupExcess([row(1, 4)], 3, '2026-09-01')).toEqual({ own: [1], shared: 4 })
  expect(groupExcess([row(1, 3), row(2, 3)], 3, '2026-09-01')).toEqual({ own: [], shared: 6 })
  expect(groupExcess([row(1, 9)], null, '2026-09-01')).toEqual({ own: [], shared: null })
})
