import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { IdParams, isoDate } from '#platform/contract/wire.ts'

const Entry = z.object({
  /** The room's source that tells it. */
  source: z.string(),
  /** The day, or the first of the days; `until` the last one, null for a single day and where no end is set. */
  date: isoDate,
  until: z.nullable(isoDate),
  title: z.string(),
  detail: z.nullable(z.string()),
})
export type Entry = z.infer<typeof Entry>

/** What all rooms tell of a student, the latest first, five hundred entries at most: each that the reader may read where it stands. */
export const readTimeline = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/timeline/',
  access: signedIn(),
  params: IdParams,
  response: z.object({
    /** Of those that tell something. */
    sources: z.array(z.object({ id: z.string(), title: z.string() })),
    items: z.array(Entry),
    /** How many there are with those that are too old to be among them. */
    total: z.int(),
  }),
  summary: 'Лента ученика: классы, документы, отсутствия, итоги',
})
