import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workLevels } from './work-levels.ts'

test('borders of the levels are of the rounded percent', () => {
  // of 200: 78 is 39 %, 79 is 39.5 → 40 %, 168 is 84 %, 169 is 84.5 → 85 %
  const points = [0, 78, 79, 168, 169, 200].map((value) => ({ value, maximum: 200 }))
  expect(workLevels(points)).toEqual({ written: 6, low: 2, middle: 2, high: 2, average: 57.83 })
})

test('nobody wrote it', () => expect(workLevels([])).toEqual({ written: 0, low: 0, middle: 0, high: 0, average: null }))

test('everybody is on one level', () => {
  const points = fc
    .integer({ min: 1, max: 100 })
    .chain((maximum) => fc.record({ value: fc.integer({ min: 0, max: maximum }), maximum: fc.constant(maximum) }))
  fc.assert(
    fc.property(fc.array(points), (given) => {
      const { written, low, middle, high } = workLevels(given)
      expect(low + middle + high).toBe(written)
    }),
  )
})
