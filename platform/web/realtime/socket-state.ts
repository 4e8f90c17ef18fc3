import { createStore, useStore } from '../store.ts'

/** `idle`: nobody has asked for a connection; `failed`: the attempts are used up. */
export interface SocketState {
  phase: 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'failed'
  /** Attempts of reconnecting so far, 0 while connected. */
  attempts: number
}
export const socketState = createStore<SocketState>({ phase: 'idle', attempts: 0 })
export const useSocketState = (): SocketState => useStore(socketState)
