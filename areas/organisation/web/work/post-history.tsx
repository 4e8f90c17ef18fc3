import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { readPostHistory } from '../../contract/posts.ts'
import { useOrganisationWords } from '../use-organisation-words.ts'

const Address = z.object({ page: historyQuery.page })

/** Who changed the posts of a person. */
export function PostHistory({ personId }: { personId: number }) {
  const [{ page }, change] = useUrlState(Address)
  const history = useQuery(query(readPostHistory, { params: { id: String(personId) }, query: { page: String(page) } }))
  return <HistoryPanel of={history} words={useOrganisationWords()} onPage={(to) => change({ page: to })} />
}
