import * as z from 'zod/mini'
import { read, signedIn, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { queryDate, id, IdParams, isoDate } from '#platform/contract/wire.ts'
import { yearSources } from '../rules/new-year.ts'
import { pasCalendar } from './permissions.ts'

/** `is_projection`: the dates are projected, not yet ordered by the ministry. */
export const StudyYear = z.object({
  id,
  date_start: isoDate,
  date_end: isoDate,
  is_projection: z.boolean(),
  version: z.int(),
})
export type StudyYear = z.infer<typeof StudyYear>

export const seenVersion = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/**
 * All years, the latest first, and what the school calls today: `time_zone` is its IANA name, `day_ends` the midnight after the
 * present instant there, `offset_since` since when the zone's offset from UTC is that of this midnight. `fixed_time` (`HH:MM`) is there where the school's clock was asked to stand still.
 */
export const listYears = endpoint({
  method: 'GET',
  path: '/api/passport/years/',
  access: signedIn(),
  response: z.object({
    today: isoDate,
    time_zone: z.string(),
    day_ends: z.string(),
    offset_since: z.string(),
    fixed_time: z.optional(z.string()),
    items: z.array(StudyYear),
  }),
  summary: 'Учебные годы',
})
/** `source`: where the quarters and days of the new year come from. */
export const NewYear = z.strictObject({ date_start: queryDate, date_end: queryDate, source: z.enum(yearSources) })
export const createYear = endpoint({
  method: 'POST',
  path: '/api/passport/years/',
  access: write(pasCalendar),
  body: NewYear,
  response: StudyYear,
  summary: 'Завести учебный год',
})
/** `version` is the one that was seen. `is_projection: false` says that the dates have been checked with the order. */
export const changeYear = endpoint({
  method: 'PATCH',
  path: '/api/passport/years/{id}',
  access: write(pasCalendar),
  params: IdParams,
  body: z.strictObject({
    date_start: queryDate,
    date_end: queryDate,
    is_projection: z.boolean(),
    version: seenVersion,
  }),
  response: StudyYear,
  summary: 'Изменить учебный год',
})
export const removeYear = endpoint({
  method: 'DELETE',
  path: '/api/passport/years/{id}',
  access: write(pasCalendar),
  params: IdParams,
  response: z.object({}),
  summary: 'Удалить учебный год, к которому ничего не относится',
})
/** Changes of the year, of its entries and bells. */
export const readYearHistory = endpoint({
  method: 'GET',
  path: '/api/passport/years/{id}/history',
  access: write(pasCalendar),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История календаря и звонков учебного года',
})
export const exportYear = fileEndpoint({
  path: '/api/passport/years/{id}/calendar.ics',
  access: read(pasCalendar),
  params: IdParams,
  file: fileTypes.ics,
  summary: 'Календарь учебного года для программ-календарей',
})
