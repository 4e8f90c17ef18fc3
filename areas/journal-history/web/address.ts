import * as z from 'zod/mini'
import { idText, queryDate } from '#platform/contract/wire.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { historyKinds } from '../contract/history.ts'
import { moment, readJournalAt } from '../contract/past.ts'

/** What narrows the history of a journal. */
export const HistoryAddress = z.object({
  student: z.optional(idText),
  who: z.optional(idText),
  kind: z.optional(z.enum(historyKinds)),
  day: z.optional(queryDate),
})
export type HistoryState = z.output<typeof HistoryAddress>

const PastAddress = z.object({ at: z.optional(moment) })

/** The moment whose journal the address asks for, to who may read past ones. */
export function usePastMoment(): string | undefined {
  const isAllowed = useAllowed(readJournalAt)
  const [{ at }] = useUrlState(PastAddress)
  return isAllowed ? at : undefined
}
