import { expect, test } from 'vitest'
import { compareCode, compareText } from './compare.ts'

test('titles stand as in Russian, and numbers in them by their value', () => {
  const titles = ['10 «А»', '9 «Б»', 'Ёлкин', 'Жуков', 'Егоров', 'әжім', 'алгебра']
  expect(titles.toSorted(compareText)).toEqual(['9 «Б»', '10 «А»', 'алгебра', 'әжім', 'Егоров', 'Ёлкин', 'Жуков'])
})
test('hours and dates stand by their characters', () => {
  expect(['10:05', '09:50', '10:05'].toSorted(compareCode)).toEqual(['09:50', '10:05', '10:05'])
  expect(compareCode('2026-11-20', '2026-11-20')).toBe(0)
})
