import { expect, test } from 'vitest'
import { isWithin, placeAfterDrop, placeAfterStep, treeOf, type Place, type Step } from './record-tree.ts'

/** 1 (2, 3 (4)), 5 */
const records = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 1 },
  { id: 4, parent_id: 3 },
  { id: 5, parent_id: null },
]

test('a tree of records; an orphan of a filter stands on top', () => {
  const [first, second] = treeOf(records)
  expect(first?.children.map(({ record }) => record.id)).toEqual([2, 3])
  expect(second?.record.id).toBe(5)
  expect(treeOf(records.slice(3)).map(({ record }) => record.id)).toEqual([4, 5])
})

test.each<[number, Step, Place | null]>([
  [1, 'up', null],
  [5, 'up', { parent_id: null, before_id: 1 }],
  [1, 'down', { parent_id: null, before_id: null }],
  [2, 'down', { parent_id: 1, before_id: null }],
  [5, 'down', null],
  [5, 'in', { parent_id: 1, before_id: null }],
  [1, 'in', null],
  [4, 'out', { parent_id: 1, before_id: null }],
  [2, 'out', { parent_id: null, before_id: 5 }],
  [5, 'out', null],
  [9, 'up', null],
])('%i goes %s', (id, step, place) => expect(placeAfterStep(records, id, step)).toEqual(place))

test.each<[number, number, 'before' | 'after' | 'inside', Place | null]>([
  [5, 2, 'before', { parent_id: 1, before_id: 2 }],
  [5, 2, 'after', { parent_id: 1, before_id: 3 }],
  [2, 3, 'after', { parent_id: 1, before_id: null }],
  [3, 2, 'after', { parent_id: 1, before_id: null }],
  [5, 4, 'inside', { parent_id: 4, before_id: null }],
  [5, 5, 'inside', null],
])('%i dropped on %i: %s', (id, target, position, place) =>
  expect(placeAfterDrop(records, id, target, position)).toEqual(place),
)

test('what stands below what', () => {
  expect([isWithin(records, 4, 1), isWithin(records, 1, 1), isWithin(records, 5, 1)]).toEqual([true, true, false])
})
