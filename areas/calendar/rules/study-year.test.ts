import { expect, test } from 'vitest'
import { currentStudyYear, isYearOver, studyYearTitle } from './study-year.ts'

const years = [
  { id: 3, date_start: '2027-09-01', date_end: '2028-05-25' },
  { id: 1, date_start: '2025-09-01', date_end: '2026-05-25' },
  { id: 2, date_start: '2026-09-01', date_end: '2027-05-25' },
]

test.each([
  ['2026-09-01', 2, 'its first day'],
  ['2027-05-25', 2, 'its last day'],
  ['2027-01-10', 2, 'inside'],
  ['2026-07-15', 1, 'in summer the nearest that has begun'],
  ['2030-01-01', 3, 'after all'],
  ['2020-01-01', 1, 'before all the first to come'],
])('on %s the year is %i: %s', (today, id) => {
  expect(currentStudyYear(years, today)?.id).toBe(id)
})

test('no years, no year', () => {
  expect(currentStudyYear([], '2026-09-01')).toBeNull()
})

test('title and end', () => {
  expect(studyYearTitle({ id: 2, date_start: '2026-09-01', date_end: '2027-05-25' })).toBe('2026–2027')
  expect(studyYearTitle({ id: 2, date_start: '2026-01-12', date_end: '2026-12-25' })).toBe('2026')
  const year = { id: 2, date_start: '2026-09-01', date_end: '2027-05-25' }
  expect([isYearOver(year, '2027-05-25'), isYearOver(year, '2027-05-26')]).toEqual([false, true])
})
