import * as z from 'zod/mini'
import { idText, queryDate } from '#platform/contract/wire.ts'
import { historyKinds } from '../contract/history.ts'

/** What narrows the history of a journal. */
export const HistoryAddress = z.object({
  student: z.optional(idText),
  who: z.optional(idText),
  kind: z.optional(z.enum(historyKinds)),
  day: z.optional(queryDate),
})
export type HistoryState = z.output<typeof HistoryAddress>
