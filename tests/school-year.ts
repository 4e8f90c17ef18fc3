import { roman } from '#platform/contract/roman.ts'

/** What the calendar answers to pages in tests: the year of a Friday, 20 November 2026. */
export const yearsAnswer = {
  today: '2026-11-20',
  time_zone: 'Asia/Almaty',
  day_ends: '2026-11-20T19:00:00.000Z',
  offset_since: '2025-11-20T19:00:00.000Z',
  items: [{ id: 1, date_start: '2026-09-01', date_end: '2027-05-25', is_projection: false }],
}
const spans = [
  ['2026-09-01', '2026-10-23'],
  ['2026-11-02', '2026-12-25'],
  ['2027-01-08', '2027-03-17'],
  ['2027-03-29', '2027-05-25'],
]
/** Its four quarters. */
export const quartersAnswer = {
  items: spans.map(([start_date, end_date], index) => ({
    id: index + 1,
    type: 'quarter',
    title: `${roman(index + 1)} четверть`,
    start_date,
    end_date,
    number: index + 1,
    year: { id: 1 },
  })),
}
