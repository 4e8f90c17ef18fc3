import { expect, test } from 'vitest'
import { hoursOfRate, loadState, type LoadState } from './teacher-load.ts'

test.each<[number, number | null, LoadState]>([
  [0, 1, 'none'],
  [0.5, null, 'usual'],
  [0.5, 1, 'under'],
  [8, 0.5, 'usual'],
  [18, 1.13, 'usual'],
  [17.5, 1.13, 'under'],
  [15.5, 1, 'under'],
  [16, 1, 'usual'],
  [24, 1, 'usual'],
  [24.5, 1, 'over'],
])('%d hours a week, rate %s: %s', (hours, rate, state) =>
  expect(loadState(hours, rate, { week: 16, largest: 1.5 })).toBe(state),
)

test('by other numbers of the orders', () => {
  expect(loadState(17, 1, { week: 18, largest: 1.5 })).toBe('under')
  expect(loadState(25, 1, { week: 18, largest: 1.5 })).toBe('usual')
  expect(loadState(25, 1, { week: 16, largest: 2 })).toBe('usual')
  expect(hoursOfRate(0.75, 24)).toBe(18)
})
