import type { Socket } from 'socket.io'
import type { Caller } from './caller.ts'
import { attachPresence, type Introduced } from './presence.ts'
import type { MountedRoom } from './mounted-room.ts'
import { requestOf, roomFor, type Admission, type RoomRequest } from './room-requests.ts'
import { socketTurns, type Lane, type SocketTurns } from './socket-turns.ts'

/** A page is in a handful. */
const roomsPerSocket = 40

interface SocketRoomsSettings extends Admission {
  rooms: MountedRoom[]
  callerOf: (socket: Socket) => Caller | undefined
  /** Sends away who asks for more than any page does. */
  expel: (socket: Socket) => void
}
/** The rooms that sockets are in. */
export interface SocketRooms {
  /** Of a socket that has just come: before it asks for anything. */
  attach: (socket: Socket) => void
  /** @returns whether the socket is in the room now */
  join: (socket: Socket, given: unknown) => Promise<boolean>
  leave: (socket: Socket, name: string) => Promise<void>
  /** Rights may have shrunk since: every room is asked for anew. */
  rejoin: (socket: Socket) => Promise<void>
}
interface Joined extends RoomRequest {
  lane: Lane
}
/** A socket with the rooms that it has been let into, by name. */
interface Member {
  joined: Map<string, Joined>
  presence: ReturnType<typeof attachPresence>
}

/** The sockets that have come, each shown to the others of its rooms. */
function membersOf(turns: SocketTurns, { db }: Pick<Admission, 'db'>) {
  const members = new WeakMap<Socket, Member>()
  /** Who the caller is to the others of a room they are in. */
  const introduce = async (socket: Socket, { joined }: Pick<Member, 'joined'>, name: string) => {
    const ask = joined.get(name)?.mounted.introduce
    return ask ? turns.take<Introduced | null>(socket, turns.ordinary, (caller) => ask({ caller, db })) : null
  }
  return {
    attach: (socket: Socket): void => {
      const joined: Member['joined'] = new Map()
      const presence = attachPresence(socket, {
        isIn: (room) => joined.has(room),
        introduce: (room) => introduce(socket, { joined }, room),
      })
      members.set(socket, { joined, presence })
    },
    joinedBy: (socket: Socket): Member['joined'] => members.get(socket)?.joined ?? new Map<string, Joined>(),
    leave: async (socket: Socket, name: string): Promise<void> => {
      const member = members.get(socket)
      if (!member?.joined.delete(name)) return
      member.presence.leave(name)
      await socket.leave(name)
    },
  }
}

/** Lets sockets into rooms by right and scope, and shows those in a room to each other. */
export function socketRooms({ rooms, callerOf, expel, ...admission }: SocketRoomsSettings): SocketRooms {
  const turns = socketTurns({ callerOf, expel })
  const { attach, joinedBy, leave } = membersOf(turns, admission)
  const lanes = [turns.ordinary, turns.urgent]
  return {
    attach,
    join: async (socket, given) => {
      const requested = requestOf(rooms, given)
      if (!requested) return false
      const lane = requested.mounted.isUrgent ? turns.urgent : turns.ordinary
      const isIn = await turns.take(socket, lane, async (caller) => {
        const name = await roomFor(caller, requested, admission)
        // who left while it was being looked up would stay in the room for good
        if (name === null || !socket.connected) return false
        const joined = joinedBy(socket)
        if (joined.size >= roomsPerSocket && !joined.has(name)) {
          expel(socket)
          return false
        }
        await socket.join(name)
        joined.set(name, { ...requested, lane })
        return true
      })
      return isIn ?? false
    },
    leave: async (socket, name) => {
      const leaveIn = async (lane: Lane) => {
        if (joinedBy(socket).get(name)?.lane === lane) await leave(socket, name)
      }
      // after whatever was asked for before, which may be this very room
      const inTurn = async (lane: Lane) =>
        lane.waiting.get(socket) ? turns.take(socket, lane, () => leaveIn(lane)) : leaveIn(lane)
      await Promise.all(lanes.map(inTurn))
    },
    rejoin: async (socket) => {
      const rejoinIn = async (lane: Lane) =>
        turns.take(socket, lane, async (caller) => {
          for (const [name, joined] of joinedBy(socket))
            if (joined.lane === lane && (await roomFor(caller, joined, admission)) !== name) await leave(socket, name)
        })
      await Promise.all(lanes.map(rejoinIn))
    },
  }
}
