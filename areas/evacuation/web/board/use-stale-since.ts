import { useState } from 'react'
import { lastHeardAt } from '#platform/web/realtime/socket-state.ts'
import { evacuationNow, useServerClock } from '../clock.ts'

/** Asked for every five seconds: two answers in a row have not come. */
const staleMs = 11_000

interface News {
  /** Events are heard, and what was asked for has come. */
  isFollowing: boolean
  /** When the whole was read last, by this device's clock; 0: never. */
  readAt: number
}
interface Loss {
  at: number
  /** What was heard until then is in the figures. */
  heardAt: number
}

/**
 * Of which moment figures are that are not renewed any more: for a while neither heard nor read. After a loss they are followed
 * again once the whole has been read.
 * @returns the server's time, milliseconds since the epoch; null while they are renewed
 */
export function useStaleSince({ isFollowing, readAt }: News): number | null {
  const [loss, setLoss] = useState<Loss | null>(null)
  const now = useServerClock(!isFollowing || loss !== null)
  if (!isFollowing && loss === null) setLoss({ at: Date.now(), heardAt: lastHeardAt() })
  if (isFollowing && loss !== null && readAt > loss.at) setLoss(null)
  if (loss === null) return null
  const freshAt = Math.max(readAt, loss.heardAt)
  const at = evacuationNow() - (Date.now() - freshAt)
  return freshAt === 0 || now - at < staleMs ? null : at
}
