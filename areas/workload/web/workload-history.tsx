import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { IconHistory } from '#platform/web/icons/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import { readWorkloadHistory } from '../contract/board.ts'
import { useWorkloadWords } from './use-workload-words.ts'

type Of = { teacher_id: string } | { group_id: string }

/** Who changed the workload of a teacher or a group; read when it is asked for. */
export function WorkloadHistory({ of }: { of: Of }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <History of={of} />
  ) : (
    <Button
      variant="default"
      size="xs"
      style={{ alignSelf: 'start' }}
      leftSection={<IconHistory size={16} aria-hidden />}
      onClick={() => setOpen(true)}
    >
      <Trans>История нагрузки</Trans>
    </Button>
  )
}

function History({ of }: { of: Of }) {
  const [page, setPage] = useState(1)
  const history = useQuery(query(readWorkloadHistory, { query: { ...of, page: String(page) } }))
  return <HistoryPanel of={history} words={useWorkloadWords()} onPage={setPage} />
}
