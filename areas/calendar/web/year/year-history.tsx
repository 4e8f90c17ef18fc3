import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { readYearHistory } from '../../contract/years.ts'
import { useCalendarWords } from './use-calendar-words.ts'

const Address = z.object({ page: historyQuery.page })

/** Who changed the year, its entries and bells, and when. */
export function YearHistory({ yearId }: { yearId: number }) {
  const [{ page }, change] = useUrlState(Address)
  const history = useQuery(query(readYearHistory, { params: { id: String(yearId) }, query: { page: String(page) } }))
  return <HistoryPanel of={history} words={useCalendarWords()} onPage={(to) => change({ page: to })} />
}
