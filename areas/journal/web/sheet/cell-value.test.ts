import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markChanges, sameCell, type MarkChange, type MarkValue } from './cell-value.ts'

const plain = (...values: number[]): MarkValue[] => values.map((value) => ({ value, comment: null }))

test.each<[string, MarkValue[], MarkValue[], MarkChange[]]>([
  ['nothing', plain(7), plain(7), []],
  ['a new mark', plain(), plain(7), [{ from: null, to: { value: 7, comment: null } }]],
  ['another value', plain(7), plain(8), [{ from: 0, to: { value: 8, comment: null } }]],
  ['a further mark', plain(7), plain(7, 8), [{ from: null, to: { value: 8, comment: null } }]],
  ['one of two', plain(7, 8), plain(8), [{ from: 0, to: null }]],
  ['the same in another order', plain(7, 8), plain(8, 7), []],
])('%s', (_name, present, wanted, changes) => {
  expect(markChanges(present, wanted)).toEqual(changes)
})

test('the changes always lead to what is wanted, removals first', () => {
  const marks = fc.array(fc.record({ value: fc.integer({ min: 1, max: 3 }), comment: fc.constantFrom(null, 'a') }), {
    maxLength: 5,
  })
  fc.assert(
    fc.property(marks, marks, (present, wanted) => {
      const changes = markChanges(present, wanted)
      const touched = new Set(changes.map(({ from }) => from))
      const result = [...present.filter((_, index) => !touched.has(index)), ...changes.flatMap(({ to }) => to ?? [])]
      expect(sameCell({ marks: result, miss: null }, { marks: wanted, miss: null })).toBe(true)
      const firstMade = changes.findIndex(({ to }) => to !== null)
      expect(changes.slice(Math.max(0, firstMade)).every(({ to }) => firstMade < 0 || to !== null)).toBe(true)
    }),
  )
})
