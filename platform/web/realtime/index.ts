/** The face of the live connection. */
export { useRealtimeEvent, useRoom } from './hooks.ts'
