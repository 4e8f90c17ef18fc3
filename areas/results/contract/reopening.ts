import { jrnReopen } from './permissions.ts'
import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, isoDate, text } from '#platform/contract/wire.ts'

/** Reopens one group's quarter for marking until a date. */
export const reopenPeriod = endpoint({
  method: 'POST',
  path: '/api/journal/journal/group/{id}/reopen/',
  access: write(jrnReopen),
  params: IdParams,
  body: z.strictObject({ quarter_id: id, until: isoDate, reason: text(500) }),
  response: z.object({ quarter_id: id, until: isoDate }),
  summary: 'Открыть закрытый период группы',
})
