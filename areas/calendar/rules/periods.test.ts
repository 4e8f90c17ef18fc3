import { expect, test } from 'vitest'
import { currentQuarter, halfYearsOf, quarterOn, quarterTitle } from './periods.ts'

// domain facts §2.1, study year 2025–2026
const quarters = [
  { id: 14, number: 4, start_date: '2026-03-30', end_date: '2026-05-25' },
  { id: 11, number: 1, start_date: '2025-09-02', end_date: '2025-10-24' },
  { id: 12, number: 2, start_date: '2025-11-03', end_date: '2025-12-26' },
  { id: 13, number: 3, start_date: '2026-01-08', end_date: '2026-03-18' },
]

test.each([
  ['2025-09-02', 11, 11],
  ['2025-10-24', 11, 11],
  ['2025-10-27', null, 11],
  ['2026-01-07', null, 12],
  ['2026-05-25', 14, 14],
  ['2026-07-01', null, 14],
  ['2025-08-20', null, 11],
])('%s falls into %j and opens %i', (date, on, current) => {
  expect(quarterOn(quarters, date)?.id ?? null).toBe(on)
  expect(currentQuarter(quarters, date)?.id).toBe(current)
})

test('half-years are derived', () => {
  expect(halfYearsOf(quarters)).toEqual([
    {
      id: 'half-a-year-1',
      number: 1,
      title: 'I полугодие',
      start_date: '2025-09-02',
      end_date: '2025-12-26',
      quarter_ids: [11, 12],
    },
    {
      id: 'half-a-year-2',
      number: 2,
      title: 'II полугодие',
      start_date: '2026-01-08',
      end_date: '2026-05-25',
      quarter_ids: [13, 14],
    },
  ])
})

test('a year half set up has the half-years it has', () => {
  expect(halfYearsOf([])).toEqual([])
  expect(halfYearsOf(quarters.slice(1, 2)).map(({ id, end_date }) => [id, end_date])).toEqual([
    ['half-a-year-1', '2025-10-24'],
  ])
  expect(currentQuarter([], '2025-09-02')).toBeNull()
})

test('titles', () => {
  expect([1, 2, 3, 4].map(quarterTitle)).toEqual(['I четверть', 'II четверть', 'III четверть', 'IV четверть'])
})
