import { expect, test } from 'vitest'
import { calendarEntries, type NewCalendarEntry } from './calendar-entries.ts'
import { calendarWarnings } from './calendar-warnings.ts'
import { yearShape } from './year-shape.ts'

const year = calendarEntries(yearShape(2026))
const change = (title: string, dates: Partial<NewCalendarEntry>) =>
  year.map((entry) => (entry.title === title ? { ...entry, ...dates } : entry))
const holiday = (title: string, start_date: string, end_date: string, parallels: number[] | null = null) => ({
  type: 'holiday' as const,
  title,
  start_date,
  end_date,
  number: null,
  parallels,
})

test.each([2025, 2026, 2027, 2028, 2029, 2030])('the year of the orders %i is sound', (from) => {
  expect(calendarWarnings(calendarEntries(yearShape(from)))).toEqual([])
})
test('working days between quarters that are no holidays', () => {
  expect(calendarWarnings(change('Осенние каникулы', { start_date: '2026-10-28' }))).toEqual([
    'Между «I четверть» и «II четверть» есть дни без каникул: 27.10.2026',
  ])
  expect(calendarWarnings(change('Осенние каникулы', { end_date: '2026-10-29' }))).toEqual([
    'Между «I четверть» и «II четверть» есть дни без каникул: 30.10.2026',
  ])
  expect(calendarWarnings([])).toEqual([])
})
test('holidays that meet', () => {
  expect(calendarWarnings([...year, holiday('Карантин', '2026-10-30', '2026-10-31')])).toEqual([
    '«Осенние каникулы» и «Карантин» пересекаются: 30.10.2026 – 31.10.2026',
  ])
  const [ones, others] = [holiday('А', '2026-11-10', '2026-11-12', [1]), holiday('Б', '2026-11-11', '2026-11-13', [2])]
  expect(calendarWarnings([...year, ones, others])).toEqual([])
  expect(calendarWarnings([...year, ones, { ...others, parallels: [1, 2] }])).toEqual([
    '«А» и «Б» пересекаются: 11.11.2026 – 12.11.2026',
  ])
})
test('holidays that reach into a quarter; in its middle they are meant', () => {
  expect(calendarWarnings(change('Осенние каникулы', { end_date: '2026-11-03' }))).toEqual([
    '«Осенние каникулы» заходят на «II четверть»: 02.11.2026 – 03.11.2026',
  ])
  expect(calendarWarnings([...year, holiday('Карантин', '2026-11-10', '2026-11-12')])).toEqual([])
})
