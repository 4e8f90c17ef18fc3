import { expect, test } from 'vitest'
import { fateOf } from './fate.ts'
import { usualMode } from './outline.ts'

test('the last parallel leaves, after the ninth classes are formed anew, a college divides nobody', () => {
  const school = { highest: 11, isCollege: false }
  expect([0, 4, 9, 10, 11].map((number) => usualMode(number, school))).toEqual([
    'keep',
    'keep',
    'anew',
    'keep',
    'leave',
  ])
  // a school of nine years may open a tenth
  expect(usualMode(9, { highest: 9, isCollege: false })).toBe('anew')
  expect([1, 4].map((number) => usualMode(number, { highest: 4, isCollege: true }))).toEqual(['keep', 'leave'])
})

test('who stands in the new year stays there, exceptions come before what becomes of the parallel', () => {
  const usual = { isPlaced: false, held: null, mode: 'keep', left: null } as const
  expect(fateOf(usual)).toEqual({ fate: 'moves', reason: null })
  expect(fateOf({ ...usual, mode: 'leave' })).toEqual({ fate: 'leaves', reason: null })
  expect(fateOf({ ...usual, mode: 'leave', held: 'repeats' })).toEqual({ fate: 'held', reason: 'repeats' })
  expect(fateOf({ ...usual, mode: 'anew', left: 'no_choice' })).toEqual({ fate: 'held', reason: 'no_choice' })
  expect(fateOf({ ...usual, isPlaced: true, held: 'undecided' })).toEqual({ fate: 'placed', reason: 'undecided' })
})
