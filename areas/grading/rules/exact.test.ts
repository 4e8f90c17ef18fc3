import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  compare,
  divide,
  exact,
  exactText,
  mean,
  multiply,
  parseExact,
  roundHalfUp,
  roundToHundredth,
  roundUp,
  sum,
} from './exact.ts'
import { decimalText, equalsText, factorText } from './exact-words.ts'

test.each([
  ['84.5', 85, 85],
  ['84.49', 84, 85],
  ['84.4999999999999999999', 84, 85],
  ['84', 84, 84],
  ['0.5', 1, 1],
  ['-0.5', 0, 0],
  ['-0.51', -1, 0],
  ['-1', -1, -1],
  ['0', 0, 0],
])('%s rounds to %i, up to %i', (text, rounded, up) => {
  expect(roundHalfUp(parseExact(text)) + 0).toBe(rounded)
  expect(roundUp(parseExact(text)) + 0).toBe(up)
})

test.each([
  ['77.125', 77.13],
  ['67.04', 67.04],
  ['1/3', 0.33],
  ['2/3', 0.67],
])('%s to a hundredth is %d', (text, rounded) => {
  expect(roundToHundredth(parseExact(text))).toBe(rounded)
})

test.each([
  ['155/2', '77,5', '= 77,5', '77,5'],
  ['250/3', '83,33', '≈ 83,33', '250/3'],
  ['200/3', '66,67', '≈ 66,67', '200/3'],
  ['80', '80', '= 80', '80'],
  ['0.05', '0,05', '= 0,05', '0,05'],
  ['84.4999', '84,49', '≈ 84,49', '844999/10000'],
  ['84.999', '84,99', '≈ 84,99', '84999/1000'],
])('%s reads %s', (text, decimal, equals, factor) => {
  expect(decimalText(parseExact(text))).toBe(decimal)
  expect(equalsText(parseExact(text))).toBe(equals)
  expect(factorText(parseExact(text))).toBe(factor)
})

test('what is no number is refused', () => {
  for (const text of ['', 'x', '1/0', '1,5', '1.', 'NaN']) expect(() => parseExact(text)).toThrow(RangeError)
  expect(() => exact(0.5)).toThrow(RangeError)
  expect(() => exact(1, 0)).toThrow(RangeError)
  expect(() => mean([])).toThrow(RangeError)
})

const fraction = fc
  .tuple(
    fc.integer({ min: -1000, max: 1000 }),
    fc.integer({ min: -50, max: 50 }).filter((bottom) => bottom !== 0),
  )
  .map(([top, bottom]) => exact(top, bottom))

test('arithmetic of fractions', () => {
  fc.assert(
    fc.property(fraction, fraction, fraction, (a, b, c) => {
      expect(parseExact(exactText(a))).toEqual(a)
      expect(add(a, b)).toEqual(add(b, a))
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)))
      expect(add(add(a, b), exact(-b.numerator, b.denominator))).toEqual(a)
      fc.pre(b.numerator !== 0n)
      expect(multiply(divide(a, b), b)).toEqual(a)
    }),
  )
})

test('order, sums and means', () => {
  fc.assert(
    fc.property(fc.array(fraction, { minLength: 1, maxLength: 8 }), (values) => {
      expect(sum(values.toReversed())).toEqual(sum(values))
      const sorted = values.toSorted(compare)
      const middle = mean(values)
      expect(compare(sorted[0] ?? middle, middle)).toBeLessThanOrEqual(0)
      expect(compare(middle, sorted.at(-1) ?? middle)).toBeLessThanOrEqual(0)
      expect(Math.abs(roundHalfUp(middle) - Number(middle.numerator) / Number(middle.denominator))).toBeLessThan(0.5001)
    }),
  )
})
