import { expect, test } from 'vitest'
import { addMonths, formatMonth, monthTitle, parseMonth } from './month.ts'

test.each([
  ['2026-9', 2026, 9],
  ['2026-09', 2026, 9],
  ['2026-12', 2026, 12],
  ['0999-1', 999, 1],
])('%s is a month', (text, year, month) => {
  expect(parseMonth(text)).toEqual({ year, month })
})
test.each([
  '',
  '2026',
  '2026-',
  '2026-0',
  '2026-13',
  '2026-009',
  '26-09',
  '2026-09-01',
  '2026/09',
  ' 2026-09',
  '2026-09\n',
])('%j is of unknown format', (text) => {
  expect(() => parseMonth(text)).toThrow('Unable to make month from string of unknown format')
})
test('in URLs and on the screen', () => {
  expect(formatMonth({ year: 2026, month: 9 })).toBe('2026-09')
  expect(parseMonth(formatMonth({ year: 999, month: 1 }))).toEqual({ year: 999, month: 1 })
  expect(monthTitle({ year: 2026, month: 9 })).toBe('Сентябрь 2026')
})
test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 0, '2026-05'],
  ['2026-05', -29, '2023-12'],
])('%s and %i months is %s', (from, count, to) => {
  expect(formatMonth(addMonths(parseMonth(from), count))).toBe(to)
})
