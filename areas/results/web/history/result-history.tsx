import { useQuery } from '@tanstack/react-query'
import { HistoryOf } from '#areas/journal/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { readResultHistory } from '../../contract/result-history.ts'

/** Who set, changed and took back a result. */
export function ResultHistory({ resultId }: { resultId: number }) {
  return <HistoryOf history={useQuery(query(readResultHistory, { params: { id: String(resultId) } }))} />
}
