import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Title, useUrlState } from '#platform/web/ui/index.ts'
import { readMissKindHistory } from '../../contract/miss-kinds.ts'
import { useMissKindWords } from './use-miss-kind-words.ts'

const Address = z.object({ page: historyQuery.page })

/** «История»: who changed the kinds of misses. */
export function MissKindHistory() {
  const [{ page }, change] = useUrlState(Address)
  const history = useQuery(query(readMissKindHistory, { query: { page: String(page) } }))
  return (
    <>
      <Title order={2} size="h4">
        <Trans>История</Trans>
      </Title>
      <HistoryPanel of={history} words={useMissKindWords()} onPage={(to) => change({ page: to })} />
    </>
  )
}
