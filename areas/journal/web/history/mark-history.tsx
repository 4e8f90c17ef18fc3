import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { readMarkHistory } from '../../contract/history.ts'
import { HistoryOf } from './history-of.tsx'
import { useMarkWords } from './use-mark-words.ts'

/** Who gave, changed and removed what in a cell: marks and misses of a student on a lesson. */
export function MarkHistory({ lessonId, studentId }: { lessonId: number; studentId: number }) {
  const params = { id: String(lessonId) }
  const history = useQuery(query(readMarkHistory, { params, query: { student: String(studentId) } }))
  return <HistoryOf history={history} words={useMarkWords()} />
}
