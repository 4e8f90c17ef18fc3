import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { readPersonHistory, type PersonCard } from '../../contract/people.ts'
import { usePersonWords } from './use-person-words.ts'

const Address = z.object({ page: historyQuery.page })

/** «История»: who changed this card and who looked at what it masks. */
export function PersonHistory({ person }: { person: PersonCard }) {
  const [{ page }, change] = useUrlState(Address)
  const history = useQuery(
    query(readPersonHistory, { params: { id: String(person.id) }, query: { page: String(page) } }),
  )
  return <HistoryPanel of={history} words={usePersonWords()} onPage={(to) => change({ page: to })} />
}
