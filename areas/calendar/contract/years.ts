import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idText, isoDate } from '#platform/contract/wire.ts'
import { calendarEntryTypes } from '../rules/study-days.ts'

/** `is_projection`: the dates are foreseen, not yet ordered by the ministry. */
export const StudyYear = z.object({ id, date_start: isoDate, date_end: isoDate, is_projection: z.boolean() })
export type StudyYear = z.infer<typeof StudyYear>

/** `number`: 1 to 4 of a quarter, null of other entries. */
export const CalendarEntry = z.object({
  id,
  type: z.enum(calendarEntryTypes),
  title: z.string(),
  start_date: isoDate,
  end_date: isoDate,
  number: z.nullable(z.int()),
  year: z.object({ id }),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

/** All years, the latest first, and what the school calls today: `time_zone` is its IANA name. */
export const listYears = endpoint({
  method: 'GET',
  path: '/api/passport/years/',
  access: signedIn(),
  response: z.object({ today: isoDate, time_zone: z.string(), items: z.array(StudyYear) }),
  summary: 'Учебные годы',
})
/** Entries of all years or of one, by date; with `type=quarter` the quarters. */
export const listCalendar = endpoint({
  method: 'GET',
  path: '/api/passport/calendar/',
  access: signedIn(),
  query: z.strictObject({ type: z.optional(z.enum(calendarEntryTypes)), year_id: z.optional(idText) }),
  response: z.object({ items: z.array(CalendarEntry) }),
  summary: 'Четверти, каникулы и другие записи календаря',
})
