import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { query, useSession } from '#platform/web/api/index.ts'
import { readInProgress } from '../../contract/evacuations.ts'
import { useRunning } from '../live/running.ts'
import { memoQuery } from './offline/memo.ts'

const everyMs = 5_000

/** Hears of the start and the end on the public page: who has no session asks, others are told by the socket. */
export function useAlarm(): void {
  const client = useQueryClient()
  const isStranger = useSession() === null
  const running = useRunning().evacuation
  const requested = useQuery({
    ...query(readInProgress),
    enabled: isStranger,
    refetchInterval: everyMs,
    retry: false,
  })
  const id = (isStranger ? requested.data?.evacuation_in_progress : running)?.id
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    void client.invalidateQueries(memoQuery)
  }, [id, client])
}
