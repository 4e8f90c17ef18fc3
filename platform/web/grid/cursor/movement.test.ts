import { expect, test } from 'vitest'
import { headerRow, moved, rectangleOf, type Direction, type Place } from './movement.ts'

const size = { rows: 30, written: 10, columns: 12 }
const at = (row: number, column: number): Place => ({ row, column })

test.each<[Direction, Place, Place]>([
  ['left', at(3, 3), at(3, 2)],
  ['left', at(3, 0), at(3, 0)],
  ['right', at(3, 11), at(3, 11)],
  ['up', at(0, 3), at(headerRow, 3)],
  ['up', at(headerRow, 3), at(headerRow, 3)],
  ['down', at(29, 3), at(29, 3)],
  ['first', at(3, 7), at(3, 0)],
  ['last', at(3, 2), at(3, 9)],
  ['last', at(3, 9), at(3, 11)],
  ['top', at(20, 2), at(0, 2)],
  ['bottom', at(3, 2), at(29, 2)],
  ['pageDown', at(25, 2), at(29, 2)],
  ['pageUp', at(4, 2), at(0, 2)],
  ['start', at(9, 9), at(0, 0)],
  ['end', at(0, 0), at(29, 9)],
])('%s from %o', (by, from, to) => {
  expect(moved(from, by, size)).toEqual(to)
})

test('a block goes by its corners, whichever comes first, without the heading', () => {
  expect(rectangleOf(at(5, 7), at(2, 9))).toEqual({ top: 2, bottom: 5, left: 7, right: 9 })
  expect(rectangleOf(at(headerRow, 1), at(2, 1)).top).toBe(0)
})
