import { expect, test } from 'vitest'
import { isWholeHundredth, sumOfRates, vacantRate } from './rates.ts'

test.each([
  [1, true],
  [0.01, true],
  [1.15, true],
  [0.29, true],
  [0.125, false],
  [1.001, false],
])('a rate of %d', (rate, isWhole) => expect(isWholeHundredth(rate)).toBe(isWhole))

test('a sum of rates', () => expect(sumOfRates([0.1, 0.2, null, 1])).toBe(1.3))

test('what is vacant of a plan', () => {
  expect(vacantRate(2.5, [1, 0.2, null])).toBe(1.3)
  expect([vacantRate(1, [1.5]), vacantRate(null, [])]).toEqual([0, 0])
})
