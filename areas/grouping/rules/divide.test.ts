import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divide, divisions, type Divided } from './divide.ts'

const students = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      sex: fc.constantFrom<Divided['sex']>('male', 'female', null),
      group_id: fc.constantFrom(null, 1, 2),
      level_id: fc.constantFrom(null, 10, 20),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  )
  .map((given) => given.toSorted((one, other) => one.id - other.id))
const settings = { seed: 3, levels: [10, 20], groups: [1, 2] }

test('everybody stands in one group, in the order of names; by hand those who are in one', () =>
  fc.assert(
    fc.property(students, fc.constantFrom(...divisions), fc.integer({ min: 1, max: 4 }), (given, by, count) => {
      const parts = divide(given, { by, count, ...settings })
      expect(parts).toHaveLength(count)
      const placed = parts.flat().map(({ id }) => id)
      expect(new Set(placed).size).toBe(placed.length)
      if (by !== 'hand') expect(placed.toSorted((a, b) => a - b)).toEqual(given.map(({ id }) => id))
      for (const part of parts)
        expect(part.map(({ id }) => id)).toEqual(part.map(({ id }) => id).toSorted((a, b) => a - b))
    }),
  ))

test('groups differ by one student at most where they are dealt evenly', () =>
  fc.assert(
    fc.property(
      students,
      fc.constantFrom('alphabet', 'even', 'random'),
      fc.integer({ min: 1, max: 4 }),
      (given, by, count) => {
        const sizes = divide(given, { by: by as 'alphabet', count, seed: 7 }).map(({ length }) => length)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      },
    ),
  ))

const one = (id: number, more: Partial<Divided> = {}): Divided => ({
  id,
  sex: null,
  group_id: null,
  level_id: null,
  ...more,
})
const ids = (parts: readonly (readonly Divided[])[]) => parts.map((part) => part.map(({ id }) => id))

test('by sex, by level, evenly by both, by a seed', () => {
  const four = [one(1, { sex: 'male' }), one(2, { sex: 'female' }), one(3, { sex: 'male' }), one(4, { sex: 'female' })]
  expect(ids(divide(four, { by: 'sex', count: 2 }))).toEqual([
    [1, 3],
    [2, 4],
  ])
  expect(ids(divide(four, { by: 'even', count: 2 }))).toEqual([
    [1, 2],
    [3, 4],
  ])
  const leveled = [one(1, { level_id: 20 }), one(2, { level_id: 10 }), one(3)]
  expect(ids(divide(leveled, { by: 'level', count: 2, levels: [10, 20] }))).toEqual([[2, 3], [1]])
  const many = Array.from({ length: 20 }, (_, place) => one(place + 1))
  const [first, again, other] = [1, 1, 2].map((seed) => ids(divide(many, { by: 'random', count: 2, seed })))
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
})
