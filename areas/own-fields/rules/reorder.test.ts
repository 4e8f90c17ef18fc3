import { expect, test } from 'vitest'
import { reorder } from './reorder.ts'

test.each([
  [1, 3, 'after', [2, 3, 1]],
  [3, 1, 'before', [3, 1, 2]],
  [2, 2, 'after', [1, 2, 3]],
  [9, 1, 'after', [1, 2, 3]],
  [1, 9, 'after', [1, 2, 3]],
] as const)('%d %s %d', (moved, target, place, order) =>
  expect(reorder([1, 2, 3], moved, target, place)).toEqual(order),
)
