/** The face of the live connection. */
export { useMissed, useRealtimeEvent, useRoom } from './hooks.ts'
export { usePresence, type Peer, type RoomPresence } from './presence.ts'
export { say } from './say.ts'
