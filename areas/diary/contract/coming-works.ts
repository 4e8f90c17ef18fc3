import * as z from 'zod/mini'
import { diaryAccess } from '#areas/journal/contract/journal.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idText, isoDate } from '#platform/contract/wire.ts'

/** СОР and СОЧ that a student has from today on, a month ahead. */
export const ComingWork = z.object({
  id,
  kind: z.enum(['sor', 'soch']),
  number: z.int(),
  title: z.string(),
  date: isoDate,
  slot: z.int(),
  course: z.string(),
})
export type ComingWork = z.infer<typeof ComingWork>
export const readComingWorks = endpoint({
  method: 'GET',
  path: '/api/journal/diary/works/',
  access: diaryAccess,
  query: z.strictObject({ student: z.optional(idText) }),
  response: z.object({ today: isoDate, items: z.array(ComingWork) }),
  summary: 'Ближайшие СОР и СОЧ ученика',
})
