import * as z from 'zod/mini'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { read, signedIn, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { Preview } from '#platform/contract/preview.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { hourKinds } from '../rules/hours.ts'

const weekday = z.int().check(z.minimum(0), z.maximum(5))
/** 0 is Monday, 5 Saturday; `closed`: no lesson may stand there, `unwanted`: it would rather not. */
export const MarkedHour = z.strictObject({
  weekday,
  shift: z.int().check(z.minimum(1), z.maximum(2)),
  slot: z.int().check(z.minimum(0), z.maximum(20)),
  kind: z.enum(hourKinds),
})
export type MarkedHour = z.infer<typeof MarkedHour>

const Titled = z.object({ id, title: z.string() })
const AvailabilityOfYear = z.object({
  hours: z.array(MarkedHour),
  /** A day without lessons, for the teacher's own work. */
  methodical_day: z.nullable(weekday),
  /** Where the lessons should be. */
  building: z.nullable(Titled),
  note: z.nullable(z.string()),
})
export type AvailabilityOfYear = z.infer<typeof AvailabilityOfYear>

export const Availability = z.extend(AvailabilityOfYear, {
  year: z.object({ id, title: z.string() }),
  /** 0: nothing is written yet. */
  version: z.int(),
  /** What stands in the year before; null: nothing. */
  former: z.nullable(AvailabilityOfYear),
  /** Lessons of the year's bells, by shift and number. */
  slots: z.array(z.object({ shift: z.int(), number: z.int(), starts_at: z.string(), ends_at: z.string() })),
  /** Buildings to choose from. */
  buildings: z.array(Titled),
  may_write: z.boolean(),
})
export type Availability = z.infer<typeof Availability>

const yearQuery = z.strictObject({ year_id: z.optional(idText) })
/** The year of today unless another is asked for. Of oneself, and for who reads the load; 404 for all others. */
export const readAvailability = endpoint({
  method: 'GET',
  path: '/api/courses/people/{id}/availability/',
  access: signedIn(),
  params: IdParams,
  query: yearQuery,
  response: Availability,
  summary: 'Когда сотрудник может вести уроки',
})

export const AvailabilityValues = z.strictObject({
  year_id: id,
  hours: z.array(MarkedHour).check(
    z.maxLength(250),
    z.refine(
      (hours) => new Set(hours.map(({ weekday: day, shift, slot }) => `${day} ${shift} ${slot}`)).size === hours.length,
      {
        error: () => t`Один час отмечен дважды`,
      },
    ),
  ),
  methodical_day: z.nullable(weekday),
  building_id: z.nullable(id),
  note: z.nullable(text(500)),
})
export type AvailabilityValues = z.infer<typeof AvailabilityValues>

/** Writes the whole year of a person; 409 for a stale version, 0 where nothing was written. */
export const changeAvailability = endpoint({
  method: 'PATCH',
  path: '/api/courses/people/{id}/availability/',
  access: write(crsWorkload),
  params: IdParams,
  body: z.extend(AvailabilityValues, { version: z.int().check(z.minimum(0)) }),
  response: Availability,
  summary: 'Записать, когда сотрудник может вести уроки',
})
/** Lessons of the published week in hours and on the day that would be closed newly: told, not refused. */
export const previewAvailability = endpoint({
  method: 'POST',
  path: '/api/courses/people/{id}/availability/preview/',
  access: write(crsWorkload),
  params: IdParams,
  body: AvailabilityValues,
  response: Preview,
  summary: 'Какие уроки стоят в закрываемых часах',
})
export const readAvailabilityHistory = endpoint({
  method: 'GET',
  path: '/api/courses/people/{id}/availability/history/',
  access: read(crsWorkload),
  params: IdParams,
  query: z.strictObject({ ...historyQuery, year_id: z.optional(idText) }),
  response: HistoryPage,
  summary: 'История доступности сотрудника',
})
