import * as z from 'zod/mini'
import { journalColumns, JournalGrid } from '#areas/journal/contract/journal.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { IdParams } from '#platform/contract/wire.ts'
import { readsHistory } from './access.ts'
import { moment } from './moment.ts'

/** The journal of the year as it was; nothing in it may be written. */
export const readJournalAt = endpoint({
  method: 'GET',
  path: '/api/journal/journal/group/{id}/at/',
  access: readsHistory,
  params: IdParams,
  query: z.strictObject({ at: moment }),
  response: JournalGrid,
  hot: true,
  byColumns: journalColumns,
  summary: 'Журнал группы, каким он был',
})
