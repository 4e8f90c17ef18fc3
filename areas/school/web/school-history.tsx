import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { readSchoolHistory } from '../contract/school.ts'
import { useSchoolWords } from './use-school-words.ts'

const Address = z.object({ page: historyQuery.page })

/** «История»: who changed what the school says of itself. */
export function SchoolHistory() {
  const [{ page }, change] = useUrlState(Address)
  const history = useQuery(query(readSchoolHistory, { query: { page: String(page) } }))
  return <HistoryPanel of={history} words={useSchoolWords()} onPage={(to) => change({ page: to })} />
}
