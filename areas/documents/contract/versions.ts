import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { countText, IdParams } from '#platform/contract/wire.ts'
import { readsDocuments } from './access.ts'

const maxVersions = 9_999
/** What was sent for approval each time, the latest first; moments are ISO 8601. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/api/documents/documents/{id}/versions/',
  access: readsDocuments,
  params: IdParams,
  response: z.object({
    items: z.array(
      z.object({ number: z.int(), title: z.string(), made_by: z.nullable(z.string()), made_at: z.string() }),
    ),
  }),
  summary: 'Версии текста документа',
})
const Part = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })
/** What differs in the words of a version from those of the one before, or of the text as it stands now from the latest. */
export const compareVersions = endpoint({
  method: 'GET',
  path: '/api/documents/documents/{id}/versions/differences/',
  access: readsDocuments,
  params: IdParams,
  query: z.strictObject({
    from: countText(maxVersions),
    /** Absent: the text as it stands now. */
    to: z.optional(countText(maxVersions)),
  }),
  response: z.object({ languages: z.array(z.object({ language: z.enum(['ru', 'kk']), parts: z.array(Part) })) }),
  summary: 'Чем версии текста отличаются',
})
