import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  calendarDate,
  calendarDateIn,
  compareDates,
  datesBetween,
  daysBetween,
  displayDate,
  isCalendarDate,
  isoWeek,
  isWithin,
  mondayOf,
  parseDisplayDate,
  weekdayOf,
  weekOf,
} from './calendar-date.ts'
import { weekdays } from './enumerations.ts'

test.each(['2026-09-01', '2024-02-29', '1000-01-01', '9999-12-31'])('%s is a date', (text) => {
  expect(isCalendarDate(text)).toBe(true)
})
test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-4-01',
  '0999-01-01',
  '2026-09-01T00:00',
  '01.09.2026',
])('%j is none', (text) => {
  expect(isCalendarDate(text)).toBe(false)
  expect(() => addDays(text, 1)).toThrow(RangeError)
})

test.each([
  ['2026-09-01', 1, '2026-09-02'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['1969-12-31', 1, '1970-01-01'],
  ['2026-09-01', 0, '2026-09-01'],
])('%s and %i days is %s', (from, count, to) => {
  expect(addDays(from, count)).toBe(to)
  expect(daysBetween(from, to)).toBe(count)
})

test.each([
  ['2026-09-01', 'tue', '2026-08-31'],
  ['2026-08-31', 'mon', '2026-08-31'],
  ['2026-09-06', 'sun', '2026-08-31'],
  ['1969-12-31', 'wed', '1969-12-29'],
  ['2000-02-29', 'tue', '2000-02-28'],
])('%s is %s of the week from %s', (date, weekday, monday) => {
  expect(weekdayOf(date)).toBe(weekday)
  expect(mondayOf(date)).toBe(monday)
})

test.each([
  ['2026-01-01', 2026, 1],
  ['2027-01-01', 2026, 53],
  ['2024-12-30', 2025, 1],
  ['2026-09-01', 2026, 36],
  ['2021-01-03', 2020, 53],
])('%s is in ISO week of %i number %i', (date, year, week) => {
  expect(isoWeek(date)).toEqual({ year, week })
})

test('ranges, weeks, order', () => {
  expect(datesBetween('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  expect(datesBetween('2026-03-02', '2026-03-01')).toEqual([])
  expect(weekOf('2026-09-03').map(weekdayOf)).toEqual([...weekdays])
  expect(['2026-10-01', '2026-09-30', '2026-09-30'].toSorted(compareDates)).toEqual([
    '2026-09-30',
    '2026-09-30',
    '2026-10-01',
  ])
  expect(isWithin('2026-09-30', '2026-09-01', '2026-09-30')).toBe(true)
  expect(isWithin('2026-10-01', '2026-09-01', '2026-09-30')).toBe(false)
})

test('on the screen and back', () => {
  expect(displayDate('2026-09-01')).toBe('01.09.2026')
  expect(parseDisplayDate(' 1.9.2026 ')).toBe('2026-09-01')
  expect(parseDisplayDate('31.04.2026')).toBeNull()
  expect(parseDisplayDate('2026-09-01')).toBeNull()
  expect(calendarDate(2026, 2, 30)).toBeNull()
  expect(calendarDate(2026, 2, 3)).toBe('2026-02-03')
})

test('the date of an instant is that of the zone', () => {
  const evening = new Date('2026-08-31T19:30:00Z')
  expect(calendarDateIn('Asia/Almaty', evening)).toBe('2026-09-01')
  expect(calendarDateIn('UTC', evening)).toBe('2026-08-31')
})

test('adding days is exact over centuries', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -300_000, max: 300_000 }),
      fc.integer({ min: -20_000, max: 20_000 }),
      (days, count) => {
        const date = addDays('1970-01-01', days)
        const later = addDays(date, count)
        expect(daysBetween(date, later)).toBe(count)
        expect(compareDates(date, later)).toBe(0 - Math.sign(count))
        expect(parseDisplayDate(displayDate(later))).toBe(later)
      },
    ),
  )
})
