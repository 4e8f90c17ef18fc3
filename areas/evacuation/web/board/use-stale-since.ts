import { useState } from 'react'
import { silentFor } from '#platform/web/realtime/socket-state.ts'
import { serverNow } from '#platform/web/api/index.ts'
import { useServerClock } from '../clock.ts'

/** Asked for every five seconds: two answers in a row have not come. */
const staleMs = 11_000

interface News {
  /** Events are heard, and what was asked for has come. */
  isFollowing: boolean
  /** Which reading of the whole it is; 0: none yet. */
  readAt: number
}
/** Server time, milliseconds since the epoch. */
interface Known {
  readAt: number
  at: number
}

/** The moment until which everything was heard; 0 where nothing ever was. */
function heardUntil(): number {
  const silentMs = silentFor()
  return silentMs === null ? 0 : serverNow() - silentMs
}

/**
 * Of which moment figures are that are not renewed any more: for a while neither heard nor read. After a loss they are followed
 * again once the whole has been read.
 * @returns the server's time, milliseconds since the epoch; null while they are renewed
 */
export function useStaleSince({ isFollowing, readAt }: News): number | null {
  const [read, setRead] = useState<Known>(() => ({ readAt, at: serverNow() }))
  const [loss, setLoss] = useState<Known | null>(null)
  const now = useServerClock(!isFollowing || loss !== null)
  if (read.readAt !== readAt) setRead({ readAt, at: serverNow() })
  if (!isFollowing && loss === null) setLoss({ readAt, at: heardUntil() })
  if (isFollowing && loss !== null && readAt !== loss.readAt) setLoss(null)
  if (loss === null || readAt === 0) return null
  const at = Math.max(read.at, loss.at)
  return now - at < staleMs ? null : at
}
