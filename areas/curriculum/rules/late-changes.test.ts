import { expect, test } from 'vitest'
import { lateChanges } from './late-changes.ts'

const change = (id: number, place: string, before: number | null, after: number | null) => ({
  id,
  place,
  before,
  after,
})
const told = (...changes: ReturnType<typeof change>[]) =>
  lateChanges(changes, (one, other) => one === other).map(({ place, was, is }) => [place, was, is])

test('several changes of a place are one difference, the latest first', () => {
  expect(told(change(1, 'a', 3, 4), change(2, 'b', null, 1), change(3, 'a', 4, 5))).toEqual([
    ['a', 3, 5],
    ['b', null, 1],
  ])
})
test('what was changed back is none, though the line was made anew', () => {
  expect(
    told(change(1, 'a', 3, null), change(2, 'a', null, 3), change(3, 'b', null, 2), change(4, 'b', 2, null)),
  ).toEqual([])
})
