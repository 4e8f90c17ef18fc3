import { useEffect, useEffectEvent, useRef } from 'react'
import type * as z from 'zod/mini'
import type { PayloadOf, RealtimeEvent } from '#platform/contract/realtime.ts'
import { join, listen, type Joining } from './realtime.ts'
import { onReturn, useSocketState } from './socket-state.ts'

/** Stays in a room while the component is shown; null: in none. */
export function useRoom<P extends z.ZodMiniType>(joining: Joining<P> | null): void {
  const onJoined = useEffectEvent(() => joining?.onJoined?.())
  const current = useEffectEvent(() => joining)
  const name = joining?.name ?? null
  useEffect(() => {
    const wanted = current()
    if (name === null || wanted === null) return undefined
    return join({ ...wanted, onJoined })
  }, [name])
}

/** Hears an event while the component is shown. */
export function useRealtimeEvent<E extends RealtimeEvent>(event: E, listener: (payload: PayloadOf<E>) => void): void {
  const received = useEffectEvent(listener)
  useEffect(() => listen(event, (payload) => received(payload)), [event])
}

/** Calls when events are heard, for the first time or again: what was told before was not. */
export function useMissed(readAgain: () => void): void {
  const { phase } = useSocketState()
  const wasAway = useRef(true)
  const again = useEffectEvent(readAgain)
  useEffect(() => {
    if (phase === 'reconnecting' || phase === 'failed') wasAway.current = true
    if (phase !== 'connected' || !wasAway.current) return
    wasAway.current = false
    again()
  }, [phase])
  useEffect(() => onReturn(() => again()), [])
}
