import { useEffect, useEffectEvent, useRef } from 'react'
import type * as z from 'zod/mini'
import type { PayloadOf, RealtimeEvent } from '#platform/contract/realtime.ts'
import { askMissed, join, listen, type Joining } from './realtime.ts'
import { onReturn, socketState } from './socket-state.ts'

/** Stays in a room while the component is shown; null: in none. */
export function useRoom<P extends z.ZodMiniType>(joining: Joining<P> | null): void {
  const onJoined = useEffectEvent((hasMissed: boolean) => joining?.onJoined?.(hasMissed))
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

/** Calls when events are heard again, and where the room was told something between the opening of the page and the first of them. */
export function useMissed(room: string | null, readAgain: () => void): void {
  const known = useRef<'never' | 'away' | 'heard'>('never')
  const again = useEffectEvent(readAgain)
  useEffect(() => {
    const look = () => {
      const [{ phase }, before] = [socketState.get(), known.current]
      if (phase === 'reconnecting' || phase === 'failed') known.current = 'away'
      if (phase !== 'connected' || before === 'heard') return
      known.current = 'heard'
      if (before === 'away') again()
      else if (room !== null)
        // counted from before the first question: no reading has begun earlier
        void askMissed(performance.now(), room, 0).then((hasMissed) => hasMissed && again())
    }
    look()
    return socketState.subscribe(look)
  }, [room])
  useEffect(() => onReturn(() => again()), [])
}
