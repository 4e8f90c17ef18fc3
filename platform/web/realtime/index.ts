/** The face of the live connection. */
export { useRealtimeEvent, useRoom } from './hooks.ts'
export { usePresence, type Peer, type RoomPresence } from './presence.ts'
