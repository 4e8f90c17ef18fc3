import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '../store.ts'

/** `idle`: nobody has asked for a connection; `failed`: the attempts are used up. */
export interface SocketState {
  phase: 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'failed'
  /** Attempts of reconnecting so far, 0 while connected. */
  attempts: number
}
export const socketState = createStore<SocketState>({ phase: 'idle', attempts: 0 })
const isTroubled = ({ phase }: SocketState) => phase === 'reconnecting' || phase === 'failed'
/**
 * What is wrong with the connection; null: nothing. That it comes about while a page is drawn for the first time would have all of the
 * page drawn once more, at one go: what is drawn follows the trouble alone.
 */
export const useTrouble = (): SocketState | null =>
  useSyncExternalStore(socketState.subscribe, () => (isTroubled(socketState.get()) ? socketState.get() : null))

/** The connection stands, and yet nothing has been heard for so long that events must be getting lost. */
export const channelSilent = createStore(false)
let heardAt: number | null = null
/** Something has come through the connection. */
export const noteHeard = (): void => void (heardAt = performance.now())
/** Nobody listens any more: what was heard is of whoever did. */
export const forgetHeard = (): void => void (heardAt = null)
/** For how long nothing at all has been heard, milliseconds; null: never anything. */
export const silentFor = (): number | null => (heardAt === null ? null : performance.now() - heardAt)
/** Whether what happens at the server is heard here; where it is not, one has to ask. */
export const isLive = (): boolean => socketState.get().phase === 'connected' && !channelSilent.get()
export function useIsLive(): boolean {
  const { phase } = useStore(socketState)
  const isSilent = useStore(channelSilent)
  return phase === 'connected' && !isSilent
}

const returns = createStore(0)
/** The server hears of events again. */
export const noteReturn = (): void => returns.set(returns.get() + 1)
/**
 * Calls whenever the server has come to hear of events again, the connection having stood all the time: what was told
 * meanwhile was not heard, as after a reconnection.
 */
export const onReturn = returns.subscribe
