import { useEffect, useEffectEvent } from 'react'
import type * as z from 'zod/mini'
import type { PayloadOf, RealtimeEvent } from '#platform/contract/realtime.ts'
import { join, listen, type Joining } from './realtime.ts'

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
