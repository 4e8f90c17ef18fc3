import { expect, test } from 'vitest'
import { shownHundredths } from './exact-words.ts'
import { parseExact } from './exact.ts'
import { defaultPolicy } from './policy.ts'
import { periodResult } from './period-result.ts'
import { letterOf, letterOfStored } from './result-letter.ts'
import { computedText, withLetter } from './result-value.ts'
import { yearResult } from './year-result.ts'

const college = defaultPolicy('college')
const of = (points: number, maximum: number, policy = college) =>
  periodResult({
    mode: 'every_quarter',
    period: 'quarter',
    parallel: 1,
    policy,
    fo: [{ value: points, maximum }],
    works: [],
  })

test.each([
  [95, 100, 5, 'A'],
  [189, 200, 5, 'A'],
  [18_899, 20_000, 5, 'A-'],
  // 94.4999…: two decimals must not reach the border it stays below
  [94_499_999, 100_000_000, 5, 'A-'],
  [80, 100, 4, 'B'],
  [79, 100, 4, 'B-'],
  [70, 100, 4, 'C+'],
  [69, 100, 3, 'C'],
  [49, 100, 2, 'FX'],
  [0, 100, 2, 'F'],
])('%i of %i: «%i», %s, on reading and as stored', (points, maximum, value, letter) => {
  const computed = of(points, maximum)
  if (computed.kind !== 'grade') throw new Error(computed.kind)
  const percent = shownHundredths(parseExact(computed.exact_percent))
  expect(computedText(computed)).toBe(`${value} ${letter}`)
  for (const set of [null, { value }]) expect(letterOf({ computed, set })).toBe(letter)
  expect(letterOfStored(college.letters, { value, percent })).toBe(letter)
})

test('no letter of another mark than the step’s, of н/а, of a school, of the year', () => {
  const computed = of(80, 100)
  for (const value of [5, 3, null]) {
    expect(letterOf({ computed, set: { value } })).toBe(null)
    expect(letterOfStored(college.letters, { value, percent: 80 })).toBe(null)
  }
  expect(letterOf({ computed: of(80, 100, defaultPolicy()), set: null })).toBe(null)
  expect(letterOfStored(null, { value: 4, percent: 80 })).toBe(null)
  expect(letterOf({ computed: yearResult('every_quarter', [4, 4, 4, 4]), set: null })).toBe(null)
  expect(letterOfStored(college.letters, { value: 4, percent: null })).toBe(null)
})

test.each([
  ['4', 'B+', '4 B+'],
  ['4', null, '4'],
  ['н/а', undefined, 'н/а'],
])('%s with %s is said as «%s»', (text, letter, expected) => {
  expect(withLetter(text, letter)).toBe(expected)
})
