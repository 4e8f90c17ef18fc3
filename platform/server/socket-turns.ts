import type { Socket } from 'socket.io'
import type { Caller } from './caller.ts'
import { turnsOf, type Turns } from './turns.ts'

/** What a socket may wait for: a page asks for a handful of rooms as it opens. */
const maxWaiting = 40
/** How many accounts may ask the database at once who is let in: the connections that are left answer calls. */
const ordinaryPlaces = 4
const urgentPlaces = 2

/** Where sockets wait for their turn to ask the database, with how much each waits for. */
export interface Lane {
  turns: Turns
  waiting: WeakMap<Socket, number>
}
interface TurnsSettings {
  callerOf: (socket: Socket) => Caller | undefined
  /** Sends away who waits for too much. */
  expel: (socket: Socket) => void
}
/** The turns of sockets: each account asks for one thing after the other. */
export interface SocketTurns {
  ordinary: Lane
  /** Of rooms where seconds count: beside the others, on connections of their own. */
  urgent: Lane
  /** @returns null where the socket has gone, or is sent away for all that it waits for */
  take: <T>(socket: Socket, lane: Lane, act: (caller: Caller) => Promise<T>) => Promise<T | null>
}

const laneWith = (places: number): Lane => ({ turns: turnsOf(places), waiting: new WeakMap() })

export function socketTurns({ callerOf, expel }: TurnsSettings): SocketTurns {
  return {
    ordinary: laneWith(ordinaryPlaces),
    urgent: laneWith(urgentPlaces),
    take: async (socket, { turns, waiting }, act) => {
      const accountId = callerOf(socket)?.accountId
      if (accountId === undefined || !socket.connected) return null
      const count = waiting.get(socket) ?? 0
      if (count >= maxWaiting) {
        expel(socket)
        return null
      }
      waiting.set(socket, count + 1)
      const actNow = async () => {
        // rights may have changed since, and who has gone asks for nothing
        const caller = callerOf(socket)
        return caller && socket.connected ? act(caller) : null
      }
      return turns.run(accountId, actNow).finally(() => waiting.set(socket, (waiting.get(socket) ?? 0) - 1))
    },
  }
}
