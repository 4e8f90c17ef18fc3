import { jrnHistory } from '#areas/journal/contract/permissions.ts'
import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { BigIdParams } from '#platform/contract/wire.ts'

/** A set result, with those that stood in its place before. */
export const readResultHistory = endpoint({
  method: 'GET',
  path: '/api/journal/journal/result/{id}/history/',
  access: read(jrnHistory),
  params: BigIdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История итога периода',
})
