import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { readAccountHistory } from '../../contract/account-card.ts'
import { useAccountWords } from './use-account-words.ts'

const Address = z.object({ page: historyQuery.page })

/** What has been changed in an account: roles, blocking, password, acting in its holder's name. */
export function AccountHistory({ accountId }: { accountId: number }) {
  const [{ page }, change] = useUrlState(Address)
  const history = useQuery(
    query(readAccountHistory, { params: { id: String(accountId) }, query: { page: String(page) } }),
  )
  return <HistoryPanel of={history} words={useAccountWords()} onPage={(to) => change({ page: to })} />
}
