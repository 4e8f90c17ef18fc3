import { expect, test } from 'vitest'
import { compare } from './comparison.ts'

const times = (all: number | null, ninety: number | null = 100) => ({ ninety, all })

test('two that found everybody are compared by that', () => {
  expect(compare(times(200), times(280))).toEqual({ of: 'all', is: 'quicker', by: 80 })
  expect(compare(times(280), times(200))).toEqual({ of: 'all', is: 'slower', by: 80 })
  expect(compare(times(200), times(200))).toEqual({ of: 'all', is: 'same', by: 0 })
})

test('where neither found everybody nine tenths are compared, else only who did is told', () => {
  expect(compare(times(null, 90), times(null, 120))).toEqual({ of: 'ninety', is: 'quicker', by: 30 })
  expect(compare(times(200), times(null))).toEqual({ of: 'all', is: 'now' })
  expect(compare(times(null), times(200))).toEqual({ of: 'all', is: 'before' })
  expect(compare(times(null, null), times(null))).toBeNull()
})
