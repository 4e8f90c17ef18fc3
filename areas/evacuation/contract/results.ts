import * as z from 'zod/mini'
import { inOwnName, read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { kinds, markStatuses, modes, unitTypes } from '../rules/words.ts'
import { Evacuation, Totals } from './evacuations.ts'
import { evaResults } from './permissions.ts'

/** Seconds from the start; null: never reached. */
const seconds = z.nullable(z.int())

/** What is computed of an evacuation; expected are all but those away. */
export const Figures = z.object({
  expected: z.int(),
  found: z.int(),
  first_mark: seconds,
  /** When half, nine tenths and all of the expected were found. */
  half: seconds,
  ninety: seconds,
  all: seconds,
  completed: seconds,
  totals: Totals,
  units: z.array(
    z.object({
      unit_id: id,
      type: z.enum(unitTypes),
      title: z.string(),
      collectors: z.array(z.string()),
      totals: Totals,
      /** When the last of its expected was found; null while one is not. */
      all: seconds,
      last_mark: seconds,
    }),
  ),
  /** Students by class, wherever they were collected, 1А before 10А; reports of before know none. */
  classes: z.optional(z.array(z.object({ title: z.string(), totals: Totals, all: seconds, last_mark: seconds }))),
  /** How many were found by each moment, from the start on; at most 120 points. */
  curve: z.array(z.object({ at: z.int(), found: z.int() })),
})
export type Figures = z.infer<typeof Figures>

const commission = z.array(z.strictObject({ name: text(150), position: text(150, 0) })).check(z.maxLength(15))
const controlSeconds = z.int().check(z.minimum(30), z.maximum(7200))

export const EventResult = z.object({
  id,
  evacuation_id: id,
  mode: z.enum(modes),
  kind: z.enum(kinds),
  started_at: z.string(),
  remarks: z.string(),
  conclusions: z.string(),
  commission: z.array(z.object({ name: z.string(), position: z.string() })),
  control_seconds: z.int(),
  figures: Figures,
  made_by_name: z.nullable(z.string()),
  made_at: z.string(),
  version: z.int(),
})
export type EventResult = z.infer<typeof EventResult>

/** Makes the report of an evacuation that has ended, or writes the one there is anew: then `version` is the one seen. */
export const saveResult = endpoint({
  method: 'POST',
  path: '/api/evacuation/event_results/',
  access: inOwnName(write(evaResults)),
  body: z.strictObject({
    evacuation_id: id,
    remarks: z._default(text(4000, 0), ''),
    conclusions: z._default(text(4000, 0), ''),
    commission: z._default(commission, []),
    control_seconds: z.optional(controlSeconds),
    version: z.optional(z.int()),
  }),
  response: EventResult,
  summary: 'Составить отчёт об эвакуации',
})
export const listResults = endpoint({
  method: 'GET',
  path: '/api/evacuation/event_results/',
  access: read(evaResults),
  query: z.strictObject({ evacuation_id: z.optional(idText) }),
  response: z.object({ items: z.array(EventResult) }),
  hot: true,
  summary: 'Отчёты об эвакуациях, последние сверху',
})

/** Of those who had somebody to collect, whom the alarm reached on a device, and whom not with their lists. */
export const Seen = z.object({
  collectors: z.int(),
  seen: z.int(),
  unseen: z.array(z.object({ id, name: z.string(), lists: z.array(z.string()) })),
})
export type Seen = z.infer<typeof Seen>

export const Statistics = z.object({
  evacuation: Evacuation,
  figures: Figures,
  seen: Seen,
  result: z.nullable(EventResult),
  /** Of the report, else of the settings. */
  control_seconds: z.int(),
  /** Those whom nobody had found, and who needed help. */
  lost: z.array(
    z.object({
      id,
      name: z.string(),
      class_title: z.nullable(z.string()),
      unit_title: z.string(),
      last_place: z.string(),
      status: z.enum(markStatuses),
      note: z.string(),
    }),
  ),
  /** Former ones of the same mode that have a report, the latest first, at most ten. */
  former: z.array(
    z.object({
      id,
      kind: z.enum(kinds),
      started_at: z.string(),
      expected: z.int(),
      found: z.int(),
      first_mark: seconds,
      half: seconds,
      ninety: seconds,
      all: seconds,
    }),
  ),
})
export type Statistics = z.infer<typeof Statistics>
export const readStatistics = endpoint({
  method: 'GET',
  path: '/api/evacuation/statistics/{id}/',
  access: read(evaResults),
  params: IdParams,
  response: Statistics,
  summary: 'Времена, кривая и сравнение с прежними',
})
