import { expect, test } from 'vitest'
import { closedQuarters, closingOfMark, closingOfQuarter, endedQuarters, type GroupQuarter } from './quarter-closing.ts'

const quarter = (number: number, start: string, end: string, closes: string): GroupQuarter => ({
  id: number * 10,
  number,
  start_date: start,
  end_date: end,
  closes_on: closes,
  reopened_until: null,
})
const first = quarter(1, '2026-09-01', '2026-10-23', '2026-10-30')
const second = quarter(2, '2026-11-02', '2026-12-25', '2027-01-10')
const reopened = { ...first, reopened_until: '2026-11-27' }

test.each([
  ['every_quarter', first, '2026-10-30', null],
  ['six_months', first, '2027-01-10', null],
  ['pass_fail_once_six_months', first, '2027-01-10', null],
  ['not_evaluated', first, '2026-10-30', null],
] as const)('%s: the first quarter closes on %o', (mode, own, closes_on, reopened_until) => {
  expect(closingOfQuarter({ mode, quarters: [own, second] }, own)).toEqual({ closes_on, reopened_until })
})

test('a half-year is reopened with any of its quarters', () => {
  expect(closingOfQuarter({ mode: 'six_months', quarters: [reopened, second] }, second).reopened_until).toBe(
    '2026-11-27',
  )
  expect(closingOfQuarter({ mode: 'every_quarter', quarters: [reopened, second] }, second).reopened_until).toBe(null)
})

test('a mark closes with the quarter of its lesson, a work’s with that of the work', () => {
  const group = { mode: 'every_quarter' as const, quarters: [first, second] }
  expect(closingOfMark(group, '2026-11-04')?.closes_on).toBe('2027-01-10')
  expect(closingOfMark(group, '2026-11-04', first.id)?.closes_on).toBe('2026-10-30')
  expect(closingOfMark(group, '2026-10-28')).toBe(null)
  expect(closingOfMark(group, '2026-11-04', 999)).toBe(null)
})

test.each([
  ['2026-10-30', []],
  ['2026-10-31', [1]],
  ['2027-01-11', [1, 2]],
])('on %s the quarters %j are closed', (today, closed) => {
  expect(closedQuarters({ mode: 'every_quarter', quarters: [first, second] }, today)).toEqual(closed)
})

test('a quarter that is reopened has ended all the same', () => {
  const group = { mode: 'every_quarter' as const, quarters: [reopened, second] }
  expect([closedQuarters(group, '2026-11-20'), endedQuarters(group, '2026-11-20')]).toEqual([[], [1]])
  expect([closedQuarters(group, '2026-11-28'), endedQuarters(group, '2026-11-28')]).toEqual([[1], [1]])
  // a half-year ends with its last quarter
  expect(endedQuarters({ ...group, mode: 'six_months' }, '2026-11-20')).toEqual([])
})
