import { useEffect, useRef, useState } from 'react'
import type { ProgressLine } from '#platform/contract/progress.ts'
import type { LineStream } from '#platform/contract/stream.ts'

export interface Progress {
  /** Null until the server has told it. */
  total: number | null
  done: number
  /** The part that was counted last. */
  title: string | null
}
export interface FollowedProgress {
  /** Null while nothing is counted. */
  progress: Progress | null
  /**
   * Asks, and follows the answer to its last line. Null where the person has stopped it or has left.
   * @throws ApiError where it is refused or breaks off
   */
  follow: <Answer>(ask: (signal: AbortSignal) => Promise<LineStream<ProgressLine<Answer>>>) => Promise<Answer | null>
  stop: () => void
}
const atFirst: Progress = { total: null, done: 0, title: null }

/** How far a `progressEndpoint` has come; leaving the page stops it. */
export function useProgress(): FollowedProgress {
  const [progress, setProgress] = useState<Progress | null>(null)
  const going = useRef<AbortController | null>(null)
  const stop = () => going.current?.abort()
  useEffect(() => stop, [])
  const follow: FollowedProgress['follow'] = async (ask) => {
    stop()
    const own = new AbortController()
    going.current = own
    setProgress(atFirst)
    try {
      const { lines, stop: cancel } = await ask(own.signal)
      own.signal.addEventListener('abort', cancel)
      for await (const line of lines) {
        if (line.kind === 'end') return own.signal.aborted ? null : line.answer
        if (line.kind === 'begin') setProgress({ ...atFirst, total: line.total })
        else setProgress((now) => now && { ...now, done: now.done + 1, title: line.title })
      }
    } catch (error) {
      if (!own.signal.aborted) throw error
    } finally {
      if (going.current === own) setProgress(null)
    }
    return null
  }
  return { progress, follow, stop }
}
