import { jrnHistory } from '#areas/journal/contract/permissions.ts'
import * as z from 'zod/mini'
import { JournalGrid } from '#areas/journal/contract/journal.ts'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { IdParams, isoDate } from '#platform/contract/wire.ts'

/** A local moment of the school: the end of a day, or of a minute. */
export const moment = z.union([
  isoDate,
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, { error: () => t`Ожидается день или момент` }),
    z.refine((text) => isoDate.safeParse(text.slice(0, 10)).success, { error: () => t`Такой даты нет` }),
  ),
])
/** The journal of the year as it was; nothing in it may be written. */
export const readJournalAt = endpoint({
  method: 'GET',
  path: '/api/journal/journal/group/{id}/at/',
  access: read(jrnHistory),
  params: IdParams,
  query: z.strictObject({ at: moment }),
  response: JournalGrid,
  hot: true,
  summary: 'Журнал группы, каким он был',
})
