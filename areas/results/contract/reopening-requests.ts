import * as z from 'zod/mini'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { msg, texts } from '#platform/contract/text.ts'
import { flagText, id, IdParams, idText, isoDate, text } from '#platform/contract/wire.ts'
import { grantsReopening, readsReopeningRequests } from './access.ts'

/** `granted` also where the quarter was opened without an answer to the request. */
export const reopeningRequestStates = ['open', 'granted', 'refused', 'withdrawn'] as const
export type ReopeningRequestState = (typeof reopeningRequestStates)[number]
export const requestStateTitles: Readonly<Record<ReopeningRequestState, string>> = texts({
  open: msg`Ждёт ответа`,
  granted: msg`Открыто`,
  refused: msg`Отказано`,
  withdrawn: msg`Отозвано`,
})

/** A teacher asks to open a closed quarter of a group again; moments are ISO 8601. */
export const ReopeningRequest = z.object({
  id,
  group_id: id,
  /** «Алгебра 7А». */
  group: z.string(),
  quarter_id: id,
  quarter: z.string(),
  author: z.string(),
  reason: z.string(),
  made_at: z.string(),
  state: z.enum(reopeningRequestStates),
  answered_at: z.nullable(z.string()),
  answerer: z.nullable(z.string()),
  /** Why it was refused. */
  answer: z.nullable(z.string()),
  /** Till when it was opened; null too where the closing date of all was moved. */
  until: z.nullable(isoDate),
  /** The caller has asked. */
  is_own: z.boolean(),
  /** It waits, and the caller may answer it. */
  may_answer: z.boolean(),
})
export type ReopeningRequest = z.infer<typeof ReopeningRequest>

/** 409 where one of this group and quarter waits already. */
export const askReopening = endpoint({
  method: 'POST',
  path: '/api/journal/journal/group/{id}/reopening-requests/',
  access: write(jrnJournal),
  params: IdParams,
  body: z.strictObject({ quarter_id: id, reason: text(500) }),
  response: ReopeningRequest,
  summary: 'Попросить открыть закрытый период группы',
})
const sorts = ['waiting'] as const
const filters = {
  state: z.optional(z.enum(reopeningRequestStates)),
  group_id: z.optional(idText),
  request: z.optional(idText),
  /** Those that wait for an answer of the caller. */
  may_answer: z._default(flagText, false),
}

/** Of the groups that the caller may open, and the own ones; those first that wait, then the newest. */
export const listReopeningRequests = endpoint({
  method: 'GET',
  path: '/api/journal/reopening-requests/',
  access: readsReopeningRequests,
  query: listQuery(sorts, filters),
  response: listOf(ReopeningRequest),
  summary: 'Запросы на открытие закрытых периодов',
})
export const exportReopeningRequests = exportOf({
  path: '/api/journal/reopening-requests/export/',
  access: readsReopeningRequests,
  sorts,
  filters,
  columns: ['group', 'quarter', 'author', 'made_at', 'reason', 'state', 'answerer', 'answer', 'until'],
  summary: 'Запросы на открытие закрытых периодов в XLSX',
})
/** Opens the quarter for the group until a day; the reason is that of the request. 409 where it waits no longer. */
export const grantReopening = endpoint({
  method: 'POST',
  path: '/api/journal/reopening-requests/{id}/grant/',
  access: grantsReopening,
  params: IdParams,
  body: z.strictObject({ until: isoDate }),
  response: ReopeningRequest,
  summary: 'Открыть период по запросу',
})
export const refuseReopening = endpoint({
  method: 'POST',
  path: '/api/journal/reopening-requests/{id}/refuse/',
  access: grantsReopening,
  params: IdParams,
  body: z.strictObject({ answer: text(500) }),
  response: ReopeningRequest,
  summary: 'Отказать в открытии периода',
})
/** By who has asked, while it waits. */
export const withdrawReopening = endpoint({
  method: 'POST',
  path: '/api/journal/reopening-requests/{id}/withdraw/',
  access: write(jrnJournal),
  params: IdParams,
  response: ReopeningRequest,
  summary: 'Отозвать свой запрос на открытие периода',
})
