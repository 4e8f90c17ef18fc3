import * as z from 'zod/mini'
import { read, signedIn, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { askedDate, id, IdParams, idText, isoDate } from '#platform/contract/wire.ts'
import { calendarEntryTypes } from '../rules/study-days.ts'
import { yearSources } from '../rules/new-year.ts'
import { pasCalendar } from './permissions.ts'

/** `is_projection`: the dates are foreseen, not yet ordered by the ministry. */
export const StudyYear = z.object({
  id,
  date_start: isoDate,
  date_end: isoDate,
  is_projection: z.boolean(),
  version: z.int(),
})
export type StudyYear = z.infer<typeof StudyYear>

/** `number`: 1 to 4 of a quarter, null of other entries. */
export const CalendarEntry = z.object({
  id,
  type: z.enum(calendarEntryTypes),
  title: z.string(),
  start_date: isoDate,
  end_date: isoDate,
  number: z.nullable(z.int()),
  /** The last day on which marks of a quarter may be changed; null of other entries. */
  closes_on: z.nullable(isoDate),
  /** Index 0–6 of the weekday that a moved working day follows; null of other entries. */
  follows_weekday: z.nullable(z.int()),
  /** Null: all. */
  parallels: z.nullable(z.array(z.int())),
  version: z.int(),
  year: z.object({ id }),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

const years = '/api/passport/years/'
const year = '/api/passport/years/{id}'
export const seen = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** All years, the latest first, and what the school calls today: `time_zone` is its IANA name. */
export const listYears = endpoint({
  method: 'GET',
  path: years,
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

/** `source`: where the quarters and days of the new year come from. */
export const NewYear = z.strictObject({ date_start: askedDate, date_end: askedDate, source: z.enum(yearSources) })
export const createYear = endpoint({
  method: 'POST',
  path: years,
  access: write(pasCalendar),
  body: NewYear,
  response: StudyYear,
  summary: 'Завести учебный год',
})
/** `version` is the one that was seen. `is_projection: false` says that the dates have been checked with the order. */
export const changeYear = endpoint({
  method: 'PATCH',
  path: year,
  access: write(pasCalendar),
  params: IdParams,
  body: z.strictObject({ date_start: askedDate, date_end: askedDate, is_projection: z.boolean(), version: seen }),
  response: StudyYear,
  summary: 'Изменить учебный год',
})
export const removeYear = endpoint({
  method: 'DELETE',
  path: year,
  access: write(pasCalendar),
  params: IdParams,
  response: z.object({}),
  summary: 'Удалить учебный год, к которому ничего не относится',
})
/** Changes of the year, of its entries and bells. */
export const readYearHistory = endpoint({
  method: 'GET',
  path: `${year}/history`,
  access: write(pasCalendar),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История календаря и звонков учебного года',
})
export const exportYear = fileEndpoint({
  path: `${year}/calendar.ics`,
  access: read(pasCalendar),
  params: IdParams,
  file: fileTypes.ics,
  summary: 'Календарь учебного года для программ-календарей',
})
