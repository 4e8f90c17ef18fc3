import { expect, test } from 'vitest'
import { closingDate, isPeriodOpen, periodState } from './period-state.ts'

test.each([
  ['2026-10-20', null, true],
  ['2026-10-26', null, true],
  ['2026-10-27', null, false],
  ['2026-10-27', '2026-10-30', true],
  ['2026-10-30', '2026-10-30', true],
  ['2026-10-31', '2026-10-30', false],
  ['2026-10-20', '2026-10-10', true],
])('on %s, reopened until %j: %s', (today, reopened_until, isOpen) => {
  expect(isPeriodOpen({ closes_on: '2026-10-26', reopened_until }, today)).toBe(isOpen)
  expect(periodState({ closes_on: '2026-10-26', reopened_until }, today)).toBe(isOpen ? 'open' : 'closed')
})
test('outside every period there is nothing to be closed', () => {
  expect(periodState(null, '2026-10-20')).toBeNull()
})

const quarters = [
  { number: 1, closes_on: '2026-10-26' },
  { number: 2, closes_on: '2026-12-28' },
  { number: 3, closes_on: '2027-03-18' },
  { number: 4, closes_on: '2027-05-25' },
]
test.each([
  ['every_quarter', 1, '2026-10-26'],
  ['six_months', 1, '2026-12-28'],
  ['six_months', 2, '2026-12-28'],
  ['pass_fail_once_six_months', 3, '2027-05-25'],
  ['pass_fail_once_quarter', 3, '2027-03-18'],
  ['not_evaluated', 2, '2026-12-28'],
  ['every_quarter', 5, null],
] as const)('%s in quarter %i closes on %j', (mode, quarter, date) => {
  expect(closingDate(mode, quarter, quarters)).toBe(date)
})
