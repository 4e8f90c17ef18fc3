import { describe, expect, test } from 'vitest'
import { isBusinessDay } from '#platform/contract/weekday.ts'
import { weekdayOf } from '#platform/contract/calendar-date.ts'
import { calendarEntries } from './calendar-entries.ts'
import { publicHolidays } from './public-holidays.ts'
import { studyDaysBetween } from './study-days.ts'
import { yearShape, yearShapeOf, yearShapeToPrepare } from './year-shape.ts'

describe('the study year', () => {
  test('2026–2027 is projected by the pattern of the orders', () => {
    expect(yearShape(2026)).toEqual({
      date_start: '2026-09-01',
      date_end: '2027-05-25',
      quarters: [
        ['2026-09-01', '2026-10-23'],
        ['2026-11-02', '2026-12-25'],
        ['2027-01-08', '2027-03-17'],
        ['2027-03-29', '2027-05-25'],
      ],
      holidays: [
        ['Осенние каникулы', '2026-10-26', '2026-11-01'],
        ['Зимние каникулы', '2026-12-28', '2027-01-06'],
        ['Весенние каникулы', '2027-03-18', '2027-03-28'],
      ],
      firstGraders: ['2027-02-08', '2027-02-14'],
      isProjection: true,
    })
  })

  test.each([
    ['2026-11-20', '2026-09-01'],
    ['2026-09-01', '2026-09-01'],
    ['2026-08-31', '2025-09-01'],
    ['2027-07-15', '2026-09-01'],
    ['2028-01-10', '2027-09-01'],
  ])('%s lies in the year that begins on %s', (today, start) => {
    expect(yearShapeOf(today).date_start).toBe(start)
  })

  test.each([
    ['2026-06-30', '2025-09-01'],
    ['2026-07-01', '2026-09-01'],
    ['2026-08-20', '2026-09-01'],
    ['2026-11-20', '2026-09-01'],
    ['2027-02-10', '2026-09-01'],
  ])('on %s a school gets ready for the year that begins on %s', (today, start) => {
    expect(yearShapeToPrepare(today).date_start).toBe(start)
  })

  test.each([2025, 2026, 2027, 2028, 2029, 2030, 2031])('%i–: quarters in order, about 34 weeks', (year) => {
    const shape = yearShape(year)
    const borders = shape.quarters.flat()
    expect(borders).toEqual(borders.toSorted())
    const entries = calendarEntries(shape)
    const days = studyDaysBetween(shape.date_start, shape.date_end, 5, entries).length
    expect(days).toBeGreaterThan(155)
    expect(days).toBeLessThan(172)
    expect(studyDaysBetween(shape.date_start, shape.date_end, 1, entries).length).toBe(days - 5)
  })
})

describe('public holidays with their moved days', () => {
  const working = (start: string, end: string) =>
    publicHolidays(start, end)
      .map(({ date }) => date)
      .filter((date) => isBusinessDay(weekdayOf(date)))

  test('2025–2026', () => {
    expect(working('2025-09-01', '2026-05-31')).toEqual(
      [
        '2025-09-01',
        '2025-10-27',
        '2025-12-16',
        '2026-01-01',
        '2026-01-02',
        '2026-01-07',
        '2026-03-09',
        '2026-03-23',
      ].concat(['2026-03-24', '2026-03-25', '2026-05-01', '2026-05-07', '2026-05-11', '2026-05-27']),
    )
  })

  test('2026–2027', () => {
    expect(working('2026-09-01', '2027-05-25')).toEqual(
      [
        '2026-10-26',
        '2026-12-16',
        '2027-01-01',
        '2027-01-04',
        '2027-01-07',
        '2027-03-08',
        '2027-03-15',
        '2027-03-22',
      ].concat(['2027-03-23', '2027-03-24', '2027-05-03', '2027-05-07', '2027-05-10']),
    )
  })
})
