import { expect, test } from 'vitest'
import { cellState } from './cell-state.ts'
import { freeTitle, partTitles } from './group-titles.ts'
import { groupsByNorm, normBreach } from './subgroup-norm.ts'

const threshold = 24

test.each([
  [24, 1, 2, 'undivided-above'],
  [23, 1, 2, null],
  [24, 1, 1, null],
  [23, 2, 2, 'divided-below'],
  [24, 2, 2, null],
  [30, 0, 2, null],
])('%i students in %i groups of %i allowed: %s', (students, groups, allowed, breach) =>
  expect(normBreach({ students, groups, allowed, threshold })).toBe(breach),
)

test('a class is divided into as many groups as the line says, from the norm on', () => {
  expect(groupsByNorm({ students: 24, allowed: 2, threshold })).toBe(2)
  expect(groupsByNorm({ students: 23, allowed: 2, threshold })).toBe(1)
  expect(groupsByNorm({ students: 30, allowed: 1, threshold })).toBe(1)
})

test('what is missing comes first, a reason makes a breach right', () => {
  const standing = { students: 20, groups: 2, allowed: 2, threshold, unplaced: 0, reason: null }
  expect(cellState({ ...standing, groups: 0, unplaced: 20 })).toBe('missing')
  expect(cellState({ ...standing, unplaced: 1 })).toBe('unplaced')
  expect(cellState(standing)).toBe('divided-below')
  expect(cellState({ ...standing, reason: 'Разный уровень' })).toBe('fine')
})

test('titles of groups', () => {
  expect(partTitles(['7А'], 1)).toEqual(['7А'])
  expect(partTitles(['7А', '7Б'], 2)).toEqual(['7А, 7Б-1', '7А, 7Б-2'])
  expect(freeTitle('7А', new Set(['7А', '7А (2)']))).toBe('7А (3)')
})
