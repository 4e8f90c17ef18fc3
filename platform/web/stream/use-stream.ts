import { useEffect, useRef, useState } from 'react'
import type { LineStream, StreamItem } from '#platform/contract/stream.ts'

/** `broken`: it ended before its end, and may be gone on with; `stopped`: by the person. */
export type StreamState = 'idle' | 'going' | 'done' | 'stopped' | 'broken'
interface Shown {
  state: StreamState
  /** Null until the server has told it. */
  total: number | null
  items: readonly StreamItem[]
}
export interface Followed extends Shown {
  /** Follows an answer from its first line to its last. */
  follow: (stream: LineStream) => Promise<void>
  stop: () => void
}
const atFirst: Shown = { state: 'idle', total: null, items: [] }

/** How far a call over many items has come, line by line; leaving the page stops it after the item under way. */
export function useStream(): Followed {
  const [shown, setShown] = useState(atFirst)
  const going = useRef<LineStream | null>(null)
  const isStopped = useRef(false)
  const stop = () => {
    isStopped.current = true
    going.current?.stop()
  }
  useEffect(() => stop, [])
  const follow = async (stream: LineStream) => {
    going.current = stream
    isStopped.current = false
    setShown({ ...atFirst, state: 'going' })
    let state: StreamState = 'done'
    try {
      for await (const line of stream.lines) {
        if (line.kind === 'begin') setShown((now) => ({ ...now, total: line.total }))
        if (line.kind === 'item') setShown((now) => ({ ...now, items: [...now.items, line] }))
      }
    } catch {
      state = isStopped.current ? 'stopped' : 'broken'
    }
    going.current = null
    setShown((now) => ({ ...now, state }))
  }
  return { ...shown, follow, stop }
}
