import { expect, test } from 'vitest'
import { beyondOpen, withHours } from './open-load.ts'

const open = { all: 10, byShift: new Map([[1, 8], [2, 4]]) } // prettier-ignore
const load = { hours: 8, shiftHours: new Map([[1, 6], [2, 2]]), open } // prettier-ignore

test.each<[string, number, number | null, ReturnType<typeof beyondOpen>]>([
  ['as many as are open', 2, 1, null],
  ['half an hour more than in all', 2.5, 1, { shift: null, hours: 10.5, open: 10 }],
  ['more of a group of several shifts', 3, null, { shift: null, hours: 11, open: 10 }],
  ['less than in all, and still too much for a shift', 2, 2, null],
])('%s', (_, hours, shift, found) => {
  const after = withHours(load, hours, shift)
  expect(beyondOpen(after, shift === null ? [] : [shift])).toEqual(found)
})

test('of a shift, and of one that is not open at all', () => {
  const second = withHours({ ...load, hours: 6, shiftHours: new Map([[2, 4]]) }, 1, 2)
  expect(beyondOpen(second, [1])).toBeNull()
  expect(beyondOpen(second, [1, 2])).toEqual({ shift: 2, hours: 5, open: 4 })
  expect(beyondOpen(withHours(load, 1, 3), [3])).toEqual({ shift: 3, hours: 1, open: 0 })
})

test('of whom nothing is written may have any', () =>
  expect(beyondOpen({ ...load, open: null, hours: 99 }, [1])).toBeNull())
