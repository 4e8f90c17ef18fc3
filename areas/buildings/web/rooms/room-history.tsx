import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Title } from '#platform/web/ui/index.ts'
import { readRoomHistory } from '../../contract/rooms.ts'
import { useBuildingWords } from '../use-building-words.ts'

/** Who changed what of a room. */
export function RoomHistory({ id }: { id: string }) {
  const [page, setPage] = useState(1)
  const history = useQuery(query(readRoomHistory, { params: { id }, query: { page: String(page), size: '10' } }))
  return (
    <section>
      <Title order={3} size="h5" mb={6}>
        <Trans>История</Trans>
      </Title>
      <HistoryPanel of={history} words={useBuildingWords()} onPage={setPage} />
    </section>
  )
}
