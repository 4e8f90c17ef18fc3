import { expect, test } from 'vitest'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import {
  periodOfSheet,
  placeInSheet,
  quartersOfSheet,
  sheetPeriods,
  sheetsOf,
  sheetTitle,
  sheetToOpen,
  type SheetPeriod,
} from './sheet-period.ts'

const quarters = [
  { id: 11, number: 1, start_date: '2026-09-01', end_date: '2026-10-23' },
  { id: 12, number: 2, start_date: '2026-11-02', end_date: '2026-12-25' },
  { id: 13, number: 3, start_date: '2027-01-08', end_date: '2027-03-17' },
  { id: 14, number: 4, start_date: '2027-03-29', end_date: '2027-05-25' },
]

test('each sheet has a title and covers its quarters', () => {
  expect(
    sheetPeriods.map((sheet) => [sheetTitle(sheet), quartersOfSheet(sheet, quarters).map(({ id }) => id)]),
  ).toEqual([
    ['I четверть', [11]],
    ['II четверть', [12]],
    ['III четверть', [13]],
    ['IV четверть', [14]],
    ['I полугодие', [11, 12]],
    ['II полугодие', [13, 14]],
    ['Год', [11, 12, 13, 14]],
    ['Экзамены', [11, 12, 13, 14]],
    ['Итоговые отметки', [11, 12, 13, 14]],
  ])
})

test.each<[GradingMode, SheetPeriod, string | null]>([
  ['every_quarter', 'quarter-2', 'quarter_score quarter 2'],
  ['every_quarter', 'half-a-year-1', null],
  ['every_quarter', 'year', 'year_score'],
  ['every_quarter', 'exam', 'exam'],
  ['every_quarter', 'total', 'total'],
  ['six_months', 'quarter-1', null],
  ['six_months', 'quarter-2', 'quarter_score half-a-year 1'],
  ['six_months', 'quarter-4', 'quarter_score half-a-year 2'],
  ['six_months', 'half-a-year-2', 'quarter_score half-a-year 2'],
  ['pass_fail_once_quarter', 'quarter-3', 'passfail quarter 3'],
  ['pass_fail_once_six_months', 'quarter-3', null],
  ['pass_fail_once_six_months', 'quarter-4', 'passfail half-a-year 2'],
  ['pass_fail_once_quarter', 'year', 'passfail'],
  ['pass_fail_once_quarter', 'exam', null],
  ['pass_fail_once_quarter', 'total', 'passfail'],
  ['not_evaluated', 'quarter-1', null],
  ['no_in_rup', 'year', null],
])('%s in %s: %s', (mode, sheet, expected) => {
  const place = placeInSheet(mode, sheet)
  const text = place && [place.type, place.period?.kind, place.period?.number].filter(Boolean).join(' ')
  expect(text).toBe(expected)
})

test('a subject of quarters has a result in every sheet of a quarter, whatever the number', () => {
  for (const sheet of sheetPeriods.filter((one) => one.startsWith('quarter')))
    expect(placeInSheet('every_quarter', sheet)?.period).toEqual(periodOfSheet(sheet))
})

test('sheets are of what has begun; of half-years, exams and the year where there are such', () => {
  expect(sheetsOf(quarters, ['every_quarter'], false, '2026-11-20')).toEqual(['quarter-1', 'quarter-2'])
  expect(sheetsOf(quarters, ['six_months'], true, '2026-11-20')).toEqual(['quarter-1', 'quarter-2', 'half-a-year-1'])
  expect(sheetsOf(quarters, ['six_months'], false, '2027-05-20')).toEqual(
    sheetPeriods.filter((sheet) => sheet !== 'exam'),
  )
  expect(sheetsOf([], ['every_quarter'], true, '2026-11-20')).toEqual([])
})

test.each([
  ['2026-09-15', 'quarter-1'],
  ['2026-10-20', 'quarter-1'],
  ['2026-10-28', 'quarter-1'],
  ['2026-11-20', 'quarter-1'],
  ['2026-12-11', 'quarter-2'],
  ['2027-01-03', 'quarter-2'],
  ['2027-07-01', 'quarter-4'],
])('on %s it opens with %s', (today, sheet) => expect(sheetToOpen(quarters, today)).toBe(sheet))
