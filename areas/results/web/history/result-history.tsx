import { useQuery } from '@tanstack/react-query'
import { HistoryOf } from '#areas/journal/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { readResultHistory } from '../../contract/history.ts'
import { useResultWords } from './use-result-words.ts'

/** Who set, changed and took back a result. */
export function ResultHistory({ resultId }: { resultId: number }) {
  const history = useQuery(query(readResultHistory, { params: { id: String(resultId) } }))
  return <HistoryOf history={history} words={useResultWords()} />
}
