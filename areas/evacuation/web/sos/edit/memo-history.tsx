import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Panel, Title } from '#platform/web/ui/index.ts'
import { readMemoHistory } from '../../../contract/settings.ts'
import { useEvacuationWords } from '../../use-evacuation-words.ts'

/** Who changed what of the memo and the places of assembly. */
export function MemoHistory() {
  const [page, setPage] = useState(1)
  const history = useQuery(query(readMemoHistory, { query: { page: String(page), size: '10' } }))
  return (
    <Panel>
      <Title order={2} size="h5" mb={6}>
        <Trans>История</Trans>
      </Title>
      <HistoryPanel of={history} words={useEvacuationWords()} onPage={setPage} />
    </Panel>
  )
}
