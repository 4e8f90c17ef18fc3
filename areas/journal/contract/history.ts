import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { BigIdParams, idText } from '#platform/contract/wire.ts'
import { jrnHistory } from './permissions.ts'

/** Marks and misses of a student on a lesson, removed ones included: the history of one cell. */
export const readMarkHistory = endpoint({
  method: 'GET',
  path: '/api/journal/journal/lesson/{id}/history/',
  access: read(jrnHistory),
  params: BigIdParams,
  query: z.strictObject({ student: idText, ...historyQuery }),
  response: HistoryPage,
  summary: 'История отметок и пропусков ученика за урок',
})
