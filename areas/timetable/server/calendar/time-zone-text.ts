import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { DateRange } from '#platform/contract/date-range.ts'

const noon = (date: CalendarDate) => new Date(`${date}T12:00:00Z`)

/** Offset of a zone from UTC around a date's noon: `+0500`. */
function offsetAt(timeZone: string, date: CalendarDate): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(noon(date))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replaceAll(/^GMT|:/g, '') || '+0000'
}

const observance = (from: string, to: string, date: CalendarDate) => [
  'BEGIN:STANDARD',
  `DTSTART:${date.replaceAll('-', '')}T000000`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  'END:STANDARD',
]

/**
 * VTIMEZONE of a zone over the days of a calendar (RFC 5545, 3.6.5): programs need not know the zone themselves, and
 * some still believe that Kazakhstan has two times. A change of the offset is put at the midnight before its first day.
 */
export function timeZoneText(timeZone: string, { start_date, end_date }: DateRange): string {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`]
  let known: string | null = null
  for (let date = start_date; date <= end_date; date = addDays(date, 1)) {
    const offset = offsetAt(timeZone, date)
    if (offset !== known) lines.push(...observance(known ?? offset, offset, date))
    known = offset
  }
  return [...lines, 'END:VTIMEZONE'].join('\r\n')
}
