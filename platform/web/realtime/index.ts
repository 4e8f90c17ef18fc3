/** The face of the live connection. */
export { useRealtimeEvent, useRoom } from './hooks.ts'
export { join, listen, type Joining } from './realtime.ts'
export { useSocketState, type SocketState } from './socket-state.ts'
