import type { Socket } from 'socket.io'
import * as z from 'zod/mini'
import { allows } from '#platform/contract/access.ts'
import type { Caller } from './caller.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import { attachPresence, type Introduced } from './presence.ts'
import type { MountedRoom } from './mounted-room.ts'

const JoinRequest = z.object({ room: z.string().check(z.maxLength(100)), params: z.unknown() })

interface SocketRoomsSettings {
  rooms: MountedRoom[]
  callerOf: (socket: Socket) => Caller | undefined
  db: Database
  urgentDb: Database
  clock: Clock
}
/** The rooms that sockets are in. */
export interface SocketRooms {
  /** Of a socket that has just come: before it asks for anything. */
  attach: (socket: Socket) => void
  /** @returns whether the socket is in the room now */
  join: (socket: Socket, given: unknown) => Promise<boolean>
  leave: (socket: Socket, name: string) => Promise<void>
  /** Rights may have shrunk since: every room is asked for anew. */
  rejoin: (socket: Socket, caller: Caller) => Promise<void>
}

/** Lets sockets into rooms by right and scope, and shows those in a room to each other. */
export function socketRooms({ rooms, callerOf, db, urgentDb, clock }: SocketRoomsSettings): SocketRooms {
  /** Rooms that a socket has asked for, by name, with what it asked. */
  const joined = new WeakMap<Socket, Map<string, unknown>>()
  const presences = new WeakMap<Socket, ReturnType<typeof attachPresence>>()
  const requestOf = (given: unknown): { mounted: MountedRoom; params: unknown } | null => {
    const requested = JoinRequest.safeParse(given)
    const mounted = rooms.find(({ room }) => requested.success && room.name === requested.data.room)
    return requested.success && mounted ? { mounted, params: requested.data.params } : null
  }
  /** The room asked for, by the name under which events are told to it; null where this caller may not hear them. */
  const roomFor = async (caller: Caller, given: unknown): Promise<string | null> => {
    const requested = requestOf(given)
    if (!requested || !allows(requested.mounted.room.access, caller)) return null
    const { mounted } = requested
    const params = mounted.room.params.safeParse(requested.params)
    if (!params.success) return null
    return mounted.admit({ caller, params: params.data, db: mounted.isUrgent ? urgentDb : db, today: clock.today() })
  }
  const leave = async (socket: Socket, name: string): Promise<void> => {
    if (!joined.get(socket)?.delete(name)) return
    presences.get(socket)?.leave(name)
    await socket.leave(name)
  }
  /** Who the caller is to the others of a room they are in. */
  const introduce = async (socket: Socket, name: string): Promise<Introduced | null> => {
    const caller = callerOf(socket)
    const mounted = requestOf(joined.get(socket)?.get(name))?.mounted
    return (caller && (await mounted?.introduce?.({ caller, db }))) ?? null
  }
  return {
    attach: (socket) => {
      joined.set(socket, new Map())
      const isIn = (room: string) => joined.get(socket)?.has(room) ?? false
      presences.set(socket, attachPresence(socket, { isIn, introduce: (room) => introduce(socket, room) }))
    },
    join: async (socket, given) => {
      const caller = callerOf(socket)
      const name = caller ? await roomFor(caller, given) : null
      // who left while it was being looked up would stay in the room for good
      if (name === null || !socket.connected) return false
      await socket.join(name)
      joined.get(socket)?.set(name, given)
      return true
    },
    leave,
    rejoin: async (socket, caller) => {
      for (const [name, given] of joined.get(socket) ?? [])
        if ((await roomFor(caller, given)) !== name) await leave(socket, name)
    },
  }
}
