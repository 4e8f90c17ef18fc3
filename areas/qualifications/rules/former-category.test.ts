import { expect, test } from 'vitest'
import { formerCategory, lastDayBefore, overlapping } from './former-category.ts'

const all = [
  { id: 1, from: null, to: '2020-08-31' },
  { id: 2, from: '2020-09-01', to: null },
]

test('a new category ends the one that holds on its first day', () => {
  expect(formerCategory(all, '2026-01-10')?.id).toBe(2)
  expect(formerCategory(all, '2019-01-10')?.id).toBe(1)
  expect(formerCategory(all, '2020-09-01')).toBeNull()
  expect(lastDayBefore('2026-09-01')).toBe('2026-08-31')
})

test('days of categories run into each other on one day already', () => {
  expect(overlapping(all, { from: '2020-08-31', to: '2020-08-31' })?.id).toBe(1)
  expect(overlapping([all[0]!], { from: '2020-09-01', to: null })).toBeNull()
  expect(overlapping(all, { from: '2021-01-01', to: null })?.id).toBe(2)
})
