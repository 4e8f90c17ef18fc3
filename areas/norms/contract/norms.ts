import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { isoDate, line, queryDate } from '#platform/contract/wire.ts'
import { changesNorms, readsNorms } from './access.ts'

/** Numbers by the keys of the norm's lines. */
const Numbers = z.record(z.string().check(z.maxLength(40)), z.number())

const DatedNumbers = z.object({
  /** The first day on which they hold. */
  since: isoDate,
  numbers: Numbers,
  /** By which order, or «проверьте по приказу». */
  source: z.string(),
  /** Null: as the product came, nobody of the school has entered it. */
  version: z.nullable(z.int()),
})
export type DatedNumbers = z.infer<typeof DatedNumbers>

export const Norm = z.object({
  key: z.string(),
  title: z.string(),
  group: z.string(),
  unit: z.string(),
  lines: z.array(z.object({ key: z.string(), title: z.string() })),
  max: z.number(),
  decimals: z.int(),
  may_change: z.boolean(),
  /** The latest first. */
  values: z.array(DatedNumbers),
})
export type Norm = z.infer<typeof Norm>

/** Norms that the reader may see. */
export const listNorms = endpoint({
  method: 'GET',
  path: '/api/passport/norms/',
  access: readsNorms,
  response: z.object({ items: z.array(Norm), today: isoDate }),
  summary: 'Нормы и нормативы с датами действия',
})

const KeyParams = z.strictObject({ key: line(80) })
/**
 * Sets the numbers that hold from `since` on. `version` is what was seen of the same day: null where the school had entered
 * nothing; a stale one is 409. 422 at `numbers` where a line is missing, foreign or beyond the norm's bounds.
 */
export const setNorm = endpoint({
  method: 'PATCH',
  path: '/api/passport/norms/{key}/',
  access: changesNorms,
  params: KeyParams,
  body: z.strictObject({ since: queryDate, numbers: Numbers, source: line(300), version: z.nullable(z.int()) }),
  response: Norm,
  summary: 'Задать норму с даты',
})
/** Takes back what the school entered from that day: what held before it holds on. */
export const removeNorm = endpoint({
  method: 'DELETE',
  path: '/api/passport/norms/{key}/',
  access: changesNorms,
  params: KeyParams,
  body: z.strictObject({ since: queryDate, version: z.int() }),
  response: Norm,
  summary: 'Убрать норму, заданную с даты',
})
export const readNormHistory = endpoint({
  method: 'GET',
  path: '/api/passport/norms/{key}/history/',
  access: readsNorms,
  params: KeyParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История нормы',
})
