import { expect, test } from 'vitest'
import { monthsAfter, seniorityText, yearsOf } from './seniority.ts'

test('seniority is told in years and months, paid by whole years', () => {
  expect([0, 5, 12, 27, 63].map(seniorityText)).toEqual([
    'меньше месяца',
    '5 мес.',
    '1 год',
    '2 года 3 мес.',
    '5 лет 3 мес.',
  ])
  expect([11, 12, 35].map(yearsOf)).toEqual([0, 1, 2])
})

test('months after a day end on the same day, or on the last of a shorter month', () => {
  expect([monthsAfter('2026-11-20', 6), monthsAfter('2026-08-31', 6), monthsAfter('2026-12-01', 1)]).toEqual([
    '2027-05-20',
    '2027-02-28',
    '2027-01-01',
  ])
})
