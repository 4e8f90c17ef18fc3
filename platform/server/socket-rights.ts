import { setTimeout as pause } from 'node:timers/promises'
import type { Server, Socket } from 'socket.io'
import type { Caller } from './caller.ts'
import type { ScopeChanges, ChangedAccounts } from './scope-changes.ts'
import type { SocketRooms } from './socket-rooms.ts'
import { turnsOf } from './turns.ts'

/** How many accounts are asked about at once: the connections that are left answer calls. */
const places = 3
/** Tries while the database can't say who may hear; who still can't be asked about then is sent away. */
const tries = 5
const betweenMs = 1_000

interface SocketRightsSettings {
  scopeChanges: ScopeChanges
  callerOf: (socket: Socket) => Caller | undefined
  accept: (socket: Socket, caller: Caller) => void
  rooms: Pick<SocketRooms, 'rejoin'>
  /** A caller with the rights of this moment; null where they have none any more. */
  presentRights: (caller: Caller) => Promise<Caller | null>
}

const hasChanged = (scopeChanges: ScopeChanges, { accountId, act }: Caller): boolean =>
  scopeChanges.isRecent(accountId) || (act !== undefined && scopeChanges.isRecent(act))

const isOf = (caller: Caller | undefined, whose: ChangedAccounts): boolean =>
  caller !== undefined &&
  (whose === 'all' || whose.has(caller.accountId) || (caller.act !== undefined && whose.has(caller.act)))

/**
 * Asks anew who a socket is and what it may hear, once for all changes that come before its turn.
 * @returns `look`, for a socket that has just come: something may have changed while it was let in
 */
export function keepSocketRights(io: Server, settings: SocketRightsSettings): { look: (socket: Socket) => void } {
  const { scopeChanges, callerOf, accept, rooms, presentRights } = settings
  const turns = turnsOf(places)
  const waiting = new WeakSet<Socket>()

  const askAnew = async (socket: Socket): Promise<void> => {
    waiting.delete(socket)
    const caller = callerOf(socket)
    if (!caller || !socket.connected) return
    const present = await presentRights(caller)
    if (!present) return void socket.disconnect(true)
    // a token may have been renewed meanwhile
    if (callerOf(socket) === caller) accept(socket, present)
    await rooms.rejoin(socket)
  }
  const askUntilAnswered = async (socket: Socket, accountId: number): Promise<void> => {
    for (let tried = 1; ; tried++) {
      try {
        return await turns.run(accountId, () => askAnew(socket))
      } catch {
        if (tried === tries) return void socket.disconnect(true)
        await pause(betweenMs, undefined, { ref: false })
      }
    }
  }
  const ask = (socket: Socket, accountId: number): void => {
    if (waiting.has(socket)) return
    waiting.add(socket)
    void askUntilAnswered(socket, accountId)
  }
  scopeChanges.onChange((whose) => {
    for (const socket of io.sockets.sockets.values()) {
      const caller = callerOf(socket)
      if (caller && isOf(caller, whose)) ask(socket, caller.accountId)
    }
  })
  return {
    look: (socket) => {
      const caller = callerOf(socket)
      if (caller && hasChanged(scopeChanges, caller)) ask(socket, caller.accountId)
    },
  }
}

/** Who comes with a token: as it says, where nothing has changed since it can have been made. */
export const callerOfToken = async (
  caller: Caller,
  { scopeChanges, presentRights }: Pick<SocketRightsSettings, 'scopeChanges' | 'presentRights'>,
): Promise<Caller | null> => (hasChanged(scopeChanges, caller) ? presentRights(caller) : caller)
