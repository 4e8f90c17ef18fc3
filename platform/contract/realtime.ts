import * as z from 'zod/mini'
import { id } from './wire.ts'
import type { Access } from './access.ts'

/** An event that the server tells the browsers in a room; a room's payload bears only what all in it may see. */
export interface RealtimeEvent<P extends z.ZodMiniType = z.ZodMiniType> {
  name: string
  payload: P
}
export const realtimeEvent = <P extends z.ZodMiniType>(name: string, payload: P): RealtimeEvent<P> => ({
  name,
  payload,
})
export type PayloadOf<E extends RealtimeEvent> = z.output<E['payload']>

/** A room that a browser asks to join with `join`; who is let in is decided by access, then by the area's own scope. */
export interface RealtimeRoom<P extends z.ZodMiniType = z.ZodMiniType> {
  name: string
  access: Access
  params: P
}
export const realtimeRoom = <P extends z.ZodMiniType>(name: string, access: Access, params: P): RealtimeRoom<P> => ({
  name,
  access,
  params,
})
export const socketPath = '/api/socket_server/socket.io'
/** The room that every connection of an account is in. */
export const accountRoom = (accountId: number): string => `account:${accountId}`
/** The room that every connection of a session of the school itself (client 0) is in; families are not. */
export const schoolRoom = 'school'

/** Told every 15 s, as long as events reach whom they are for: a connection that stands does not prove it. */
export const channelAlive = realtimeEvent('school.alive', z.object({}))
/** The server hears of events again, after a time when it did not: what was told meanwhile is to be read. */
export const channelBack = realtimeEvent('school.back', z.object({}))

/** Told when it changes, and to who comes while it is so: the server has no room, what is there can only be read. */
export const readingOnly = realtimeEvent('school.reading_only', z.object({ is_reading_only: z.boolean() }))

/** Somebody in a room: told when they come, move and go. One person may be there with several tabs. */
export const Presence = z.object({
  room: z.string(),
  /** The tab. */
  peer: z.string(),
  person_id: id,
  name: z.string(),
  short_name: z.string(),
  /** Where they stand, by the area's own names. */
  at: z.nullable(z.string()),
  /** They have just come and ask who else is there. */
  is_new: z.boolean(),
  is_gone: z.boolean(),
})
export type Presence = z.infer<typeof Presence>
export const presenceChanged = realtimeEvent('presence', Presence)
