import { displayDate } from '#platform/contract/calendar-date.ts'

/** «16.12.2026», «26.10.2026 – 01.11.2026». */
export const datesOf = ({ start_date, end_date }: { start_date: string; end_date: string }): string =>
  start_date === end_date ? displayDate(start_date) : `${displayDate(start_date)} – ${displayDate(end_date)}`
