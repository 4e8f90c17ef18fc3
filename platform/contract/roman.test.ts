import { expect, test } from 'vitest'
import { roman } from './roman.ts'

test('numbers are written in Roman numerals up to twelve', () => {
  expect([1, 4, 9, 12].map(roman)).toEqual(['I', 'IV', 'IX', 'XII'])
  expect([0, 13].map(roman)).toEqual(['0', '13'])
})
