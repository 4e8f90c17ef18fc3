import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import type { readAchievementsHistory } from '../../contract/achievements.ts'
import type { readDocumentsHistory } from '../../contract/documents.ts'
import type { readHealthHistory } from '../../contract/health.ts'
import { usePaperWords } from '../use-paper-words.ts'

export type HistoryCall = typeof readDocumentsHistory | typeof readAchievementsHistory | typeof readHealthHistory

const Address = z.object({ page: historyQuery.page })

/** Who changed this part of a person's file, when and what. */
export function PaperHistory({ of, personId }: { of: HistoryCall; personId: number }) {
  const [{ page }, change] = useUrlState(Address)
  const history = useQuery(query(of, { params: { id: String(personId) }, query: { page: String(page) } }))
  return <HistoryPanel of={history} words={usePaperWords()} onPage={(to) => change({ page: to })} />
}
