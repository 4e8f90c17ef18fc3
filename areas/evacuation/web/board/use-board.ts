import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useReducer } from 'react'
import { query } from '#platform/web/api/index.ts'
import { useRealtimeEvent, useRoom } from '#platform/web/realtime/index.ts'
import { useIsLive } from '#platform/web/realtime/socket-state.ts'
import { readEvacuation } from '../../contract/evacuations.ts'
import { alarmSeen, boardRoomName, evacuationCompleted, evacuationRoom, marksChanged } from '../../contract/events.ts'
import type { Mark } from '../../contract/marks.ts'
import { keepSeen, withSeen, type SeenMoments } from './seen.ts'
import { useGathered } from './use-gathered.ts'
import { useStaleSince } from './use-stale-since.ts'
import { boardOf, mergeReceived, type Board, type ReceivedMarks } from './board.ts'

const withoutEventsMs = 5_000
/** Nobody reads faster, and a slow device has time for its finger. */
const gatherMs = 600

interface LiveBoard {
  answer: UseQueryResult<unknown>
  /** Null until the first answer. */
  board: Board | null
  /** Shows marks that an answer to a tap has brought. */
  receive: (marks: readonly Mark[]) => void
  isLive: boolean
  /** Of which moment the figures are, where they are not renewed any more: server time, milliseconds since the epoch. */
  staleSince: number | null
}

/** The board of an evacuation: read whole at the start and after each reconnection, from then on by events. */
export function useBoard(evacuationId: number): LiveBoard {
  const isLive = useIsLive()
  const answer = useQuery({
    ...query(readEvacuation, { params: { id: String(evacuationId) }, query: { get_type: 'full' } }),
    // what could not be read when events came again is asked for until it is
    refetchInterval: ({ state: { error, fetchFailureCount } }) =>
      isLive && error === null && fetchFailureCount === 0 ? false : withoutEventsMs,
  })
  const [received, receive] = useReducer(mergeReceived, new Map() as ReceivedMarks)
  const reread = () => void answer.refetch()
  useRoom({
    room: evacuationRoom,
    params: { evacuation_id: evacuationId },
    name: boardRoomName(evacuationId),
    onJoined: reread,
  })
  const [seen, see] = useReducer(keepSeen, new Map() as SeenMoments)
  useRealtimeEvent(alarmSeen, (event) => {
    if (event.evacuation_id === evacuationId) see(event)
  })
  const addReceived = useGathered(receive, gatherMs)
  useRealtimeEvent(marksChanged, ({ evacuation_id, marks }) => {
    if (evacuation_id === evacuationId) addReceived(marks)
  })
  useRealtimeEvent(evacuationCompleted, ({ id }) => {
    if (id === evacuationId) reread()
  })
  const { data } = answer
  const full = useMemo(() => data && withSeen(data, seen), [data, seen])
  const board = useMemo(() => (full ? boardOf(full, received) : null), [full, received])
  const isFollowing = isLive && answer.error === null && answer.failureCount === 0
  const staleSince = useStaleSince({ isFollowing, readAt: answer.dataUpdatedAt })
  return { answer, board, receive, isLive, staleSince }
}
