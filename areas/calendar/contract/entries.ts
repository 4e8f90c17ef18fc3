import * as z from 'zod/mini'
import { signedIn, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { weekdays } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import { queryDate, id, IdParams, idText, isoDate, text } from '#platform/contract/wire.ts'
import { calendarEntryTypes } from '../rules/study-days.ts'
import { CalendarPreview } from './preview.ts'
import { pasCalendar } from './permissions.ts'
import { seenVersion } from './years.ts'

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
  /** The weekday that a moved working day follows; null of other entries. */
  follows_weekday: z.nullable(z.enum(weekdays)),
  /** Null: all. */
  parallels: z.nullable(z.array(z.int())),
  version: z.int(),
  year: z.object({ id }),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

const parallel = z.int().check(z.minimum(0), z.maximum(12))

/** An entry as it is sent; what must hold among its fields and its year is checked by rules/entry-objections.ts. */
export const EntryValues = z.strictObject({
  type: z.enum(calendarEntryTypes),
  title: text(120),
  start_date: queryDate,
  end_date: queryDate,
  number: z.nullable(z.int().check(z.minimum(1), z.maximum(4))),
  closes_on: z.nullable(queryDate),
  follows_weekday: z.nullable(z.enum(weekdays)),
  parallels: z.nullable(
    z.array(parallel).check(z.minLength(1, { error: () => t`Назовите параллели` }), z.maxLength(13)),
  ),
})
export type EntryValues = z.infer<typeof EntryValues>

/** Entries of all years or of one, by date; with `type=quarter` the quarters. */
export const listCalendar = endpoint({
  method: 'GET',
  path: '/api/passport/calendar/',
  access: signedIn(),
  query: z.strictObject({ type: z.optional(z.enum(calendarEntryTypes)), year_id: z.optional(idText) }),
  response: z.object({ items: z.array(CalendarEntry) }),
  summary: 'Четверти, каникулы и другие записи календаря',
})

export const createEntry = endpoint({
  method: 'POST',
  path: '/api/passport/calendar/',
  access: write(pasCalendar),
  body: z.extend(EntryValues, { year_id: id }),
  response: CalendarEntry,
  summary: 'Добавить запись календаря',
})
/** `version` is the one that was seen. */
export const changeEntry = endpoint({
  method: 'PATCH',
  path: '/api/passport/calendar/{id}',
  access: write(pasCalendar),
  params: IdParams,
  body: z.extend(EntryValues, { version: seenVersion }),
  response: CalendarEntry,
  summary: 'Изменить запись календаря',
})
export const removeEntry = endpoint({
  method: 'DELETE',
  path: '/api/passport/calendar/{id}',
  access: write(pasCalendar),
  params: IdParams,
  body: z.strictObject({ version: seenVersion }),
  response: z.object({}),
  summary: 'Удалить запись календаря',
})
/** Changes nothing. `id` null: a new entry; `entry` null: the entry is removed. */
export const previewEntry = endpoint({
  method: 'POST',
  path: '/api/passport/calendar/preview/',
  access: write(pasCalendar),
  reads: true,
  body: z.strictObject({ year_id: id, id: z.nullable(id), entry: z.nullable(EntryValues) }),
  response: CalendarPreview,
  summary: 'Что изменит запись календаря',
})
