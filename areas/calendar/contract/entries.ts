import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { askedDate, id, IdParams, text } from '#platform/contract/wire.ts'
import { calendarEntryTypes } from '../rules/study-days.ts'
import { CalendarEntry, seen } from './years.ts'
import { Consequences } from './consequences.ts'

const path = '/api/passport/calendar/'
const parallel = z.int().check(z.minimum(0), z.maximum(12))

/** An entry as it is sent; what must hold among its fields and its year is judged by rules/entry-objections.ts. */
export const EntryValues = z.strictObject({
  type: z.enum(calendarEntryTypes),
  title: text(120),
  start_date: askedDate,
  end_date: askedDate,
  number: z.nullable(z.int().check(z.minimum(1), z.maximum(4))),
  closes_on: z.nullable(askedDate),
  follows_weekday: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
  parallels: z.nullable(
    z.array(parallel).check(z.minLength(1, { error: () => t`Назовите параллели` }), z.maxLength(13)),
  ),
})
export type EntryValues = z.infer<typeof EntryValues>

export const createEntry = endpoint({
  method: 'POST',
  path,
  access: write('pas_calendar'),
  body: z.extend(EntryValues, { year_id: id }),
  response: CalendarEntry,
  summary: 'Добавить запись календаря',
})
/** `version` is the one that was seen. */
export const changeEntry = endpoint({
  method: 'PATCH',
  path: `${path}{id}`,
  access: write('pas_calendar'),
  params: IdParams,
  body: z.extend(EntryValues, { version: seen }),
  response: CalendarEntry,
  summary: 'Изменить запись календаря',
})
export const removeEntry = endpoint({
  method: 'DELETE',
  path: `${path}{id}`,
  access: write('pas_calendar'),
  params: IdParams,
  body: z.strictObject({ version: seen }),
  response: z.object({}),
  summary: 'Удалить запись календаря',
})
/** Changes nothing. `id` null: a new entry; `entry` null: the entry is removed. */
export const foreseeEntry = endpoint({
  method: 'POST',
  path: `${path}consequences/`,
  access: write('pas_calendar'),
  body: z.strictObject({ year_id: id, id: z.nullable(id), entry: z.nullable(EntryValues) }),
  response: Consequences,
  summary: 'Что изменит запись календаря',
})
