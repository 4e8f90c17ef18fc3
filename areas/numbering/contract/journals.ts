import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, isoDate, line } from '#platform/contract/wire.ts'
import { maxPatternLength } from '../rules/number-pattern.ts'
import { numberingPeriods } from '../rules/numbering-period.ts'
import { changesNumbering, readsNumbers } from './access.ts'

const maxSerial = 999_999
const serial = z
  .int()
  .check(
    z.minimum(1, { error: () => t`Номер начинается с 1` }),
    z.maximum(maxSerial, { error: () => t`Не больше ${maxSerial}` }),
  )

/** Numbers of one period: a study year, a calendar year, or all. */
const PeriodNumbers = z.object({
  key: z.string(),
  /** «2026/27», «2026»; empty of a journal that never begins anew. */
  title: z.string(),
  /** The last number given, as it stands on paper; null: none yet. */
  last: z.nullable(z.string()),
  given: z.int(),
  annulled: z.int(),
})
export const NumberingJournal = z.object({
  id,
  title: z.string(),
  pattern: z.string(),
  period: z.enum(numberingPeriods),
  version: z.int(),
  /** Today's period with what the pattern's next number is made of; null while the school has no study year. */
  current: z.nullable(z.extend(PeriodNumbers, { next: z.int(), year: z.int() })),
})
export type NumberingJournal = z.infer<typeof NumberingJournal>

/** All journals: a school has some dozen. */
export const listNumberingJournals = endpoint({
  method: 'GET',
  path: '/api/documents/numbers/',
  access: readsNumbers,
  response: z.object({ items: z.array(NumberingJournal), today: isoDate }),
  summary: 'Журналы нумерации',
})

/** A later number with which a journal went on: those between were never given. */
const Jump = z.object({
  period: z.string(),
  /** The last number before it, 0: it began so. */
  last_before: z.int(),
  next: z.int(),
  by: z.nullable(z.string()),
  on: isoDate,
})
export const readNumberingJournal = endpoint({
  method: 'GET',
  path: '/api/documents/numbers/{id}/',
  access: readsNumbers,
  params: IdParams,
  response: z.object({
    journal: NumberingJournal,
    /** That have numbers, the latest first; today's among them. */
    periods: z.array(PeriodNumbers),
    jumps: z.array(Jump),
    today: isoDate,
  }),
  summary: 'Журнал нумерации',
})
/** Holds from the next number on: those that were given stay. `next` goes up only. A stale `version` is 409. */
export const changeNumberingJournal = endpoint({
  method: 'PATCH',
  path: '/api/documents/numbers/{id}/',
  access: changesNumbering,
  params: IdParams,
  body: z.strictObject({
    pattern: line(maxPatternLength),
    period: z.enum(numberingPeriods),
    /** The number that the next paper of today's period gets. */
    next: z.optional(serial),
    version: z.int(),
  }),
  response: NumberingJournal,
  summary: 'Изменить нумерацию журнала',
})
export const readNumberingHistory = endpoint({
  method: 'GET',
  path: '/api/documents/numbers/{id}/history/',
  access: readsNumbers,
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История настройки журнала нумерации',
})
