import * as z from 'zod/mini'
import { docTemplates } from '#areas/documents/contract/permissions.ts'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { IdParams, idText } from '#platform/contract/wire.ts'

const Difference = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })
export type Difference = z.infer<typeof Difference>

/** What differs in the words of two versions of one template, in each language that both have. */
export const compareVersions = endpoint({
  method: 'GET',
  path: '/api/documents/templates/{id}/differences/',
  access: read(docTemplates),
  params: IdParams,
  query: z.strictObject({ before: idText, after: idText }),
  response: z.object({ ru: z.nullable(z.array(Difference)), kk: z.nullable(z.array(Difference)) }),
  summary: 'Чем отличаются версии шаблона',
})
export const readTemplateHistory = endpoint({
  method: 'GET',
  path: '/api/documents/templates/{id}/history/',
  access: read(docTemplates),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История шаблона',
})
