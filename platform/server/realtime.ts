import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import { Server, type Socket } from 'socket.io'
import * as z from 'zod/mini'
import { allows } from '#platform/contract/access.ts'
import { accountRoom, schoolRoom, socketPath, type RealtimeRoom } from '#platform/contract/realtime.ts'
import type { Sender } from './app-context.ts'
import type { Caller } from './caller.ts'
import type { Clock } from './clock.ts'
import { logErrors, type Database } from './database.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { reportError } from './lost-connection.ts'
import { attachPresence, type Introduced } from './presence.ts'

/** A room with its scope: the name of the room to join, or null where this caller may not. */
export interface MountedRoom {
  room: RealtimeRoom
  admit: (requested: { caller: Caller; params: unknown; db: Database; today: string }) => Promise<string | null>
  /** Of a room whose people see each other: who a caller is to them. */
  introduce?: (requested: { caller: Caller; db: Database }) => Promise<Introduced | null>
  /** Admitted on connections of its own: where seconds count, exports and sign-ins must not hold it up. */
  isUrgent?: boolean
}
interface JoinAttempt<P extends z.ZodMiniType> {
  caller: Caller
  params: z.output<P>
  db: Database
  /** The school's calendar date. */
  today: string
}

/** Joins a room with its scope. */
export const admitTo = <P extends z.ZodMiniType>(
  room: RealtimeRoom<P>,
  admit: (requested: JoinAttempt<P>) => Promise<string | null>,
  more: Pick<MountedRoom, 'introduce' | 'isUrgent'> = {},
): MountedRoom => ({ room, admit: (requested) => admit(requested as JoinAttempt<P>), ...more })

const realtimeInWords = 'Обновления страниц'
const socketsPerAccount = 20
const maxFrameBytes = 100_000
const JoinRequest = z.object({ room: z.string().check(z.maxLength(100)), params: z.unknown() })

interface RealtimeSettings {
  http: HttpServer
  databaseUrl: string
  callerOf: (token: string) => Caller | null
  endedSessions: EndedSessions
  /** Origins from which pages may dial; empty: only the server's own host. */
  origins: string[]
  rooms: MountedRoom[]
  db: Database
  urgentDb: Database
  clock: Clock
}

function sameHost(origin: string | undefined, host: string | undefined, origins: string[]): boolean {
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
const tokenOf = (given: unknown): string => {
  const token = (given as { token?: unknown } | undefined)?.token
  return typeof token === 'string' ? token : ''
}

/** The socket of a sender, if it is really theirs; one that another process holds is told what it knows already. */
export const ownSocket = (io: Server, { accountId, socketId }: Sender): string[] =>
  io.sockets.adapter.rooms.get(accountRoom(accountId))?.has(socketId) ? [socketId] : []

/** The sockets' server; `close` disconnects all. */
export interface Realtime {
  io: Server
  close: () => Promise<void>
}

/** Sockets: admitted by token and origin, closed when the token or the session ends, let into rooms by right and scope. */
export function startRealtime({
  http,
  databaseUrl,
  callerOf,
  endedSessions,
  origins,
  rooms,
  db,
  urgentDb,
  clock,
}: RealtimeSettings): Realtime {
  const io = new Server(http, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxFrameBytes,
    allowRequest: (request, answer) => answer(null, sameHost(request.headers.origin, request.headers.host, origins)),
  })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'shanyraq realtime' })
  logErrors(pool, realtimeInWords)
  io.adapter(createAdapter(pool, { errorHandler: (error) => reportError(realtimeInWords, error) }))
  const callers = new WeakMap<Socket, Caller>()
  const timers = new WeakMap<Socket, NodeJS.Timeout>()
  /** Rooms that a socket has asked for, by name, with what it asked. */
  const joined = new WeakMap<Socket, Map<string, unknown>>()
  const presences = new WeakMap<Socket, ReturnType<typeof attachPresence>>()

  const accept = (socket: Socket, caller: Caller) => {
    callers.set(socket, caller)
    clearTimeout(timers.get(socket))
    // an account may be a parent's by now: what the school tells its own is not for families
    void (caller.client === 0 ? socket.join(schoolRoom) : socket.leave(schoolRoom))
    timers.set(socket, setTimeout(() => socket.disconnect(true), caller.expiresAt * 1000 - Date.now()).unref())
  }
  /** The room asked for, by the name under which events are told to it; null where this caller may not hear them. */
  const roomFor = async (caller: Caller, given: unknown): Promise<string | null> => {
    const requested = JoinRequest.safeParse(given)
    const mounted = rooms.find(({ room }) => requested.success && room.name === requested.data.room)
    if (!requested.success || !mounted || !allows(mounted.room.access, caller)) return null
    const params = mounted.room.params.safeParse(requested.data.params)
    if (!params.success) return null
    const pool = mounted.isUrgent ? urgentDb : db
    return mounted.admit({ caller, params: params.data, db: pool, today: clock.today() })
  }
  const join = async (socket: Socket, given: unknown): Promise<boolean> => {
    const caller = callers.get(socket)
    const name = caller ? await roomFor(caller, given) : null
    // who left while it was being looked up would stay in the room for good
    if (name === null || !socket.connected) return false
    await socket.join(name)
    joined.get(socket)?.set(name, given)
    return true
  }
  /** Rights may have shrunk since: every room is asked for anew. */
  const rejoin = async (socket: Socket, caller: Caller): Promise<void> => {
    for (const [name, given] of joined.get(socket) ?? [])
      if ((await roomFor(caller, given)) !== name) await leave(socket, name)
  }
  const leave = async (socket: Socket, name: string): Promise<void> => {
    if (!joined.get(socket)?.delete(name)) return
    presences.get(socket)?.leave(name)
    await socket.leave(name)
  }
  /** Who the caller is to the others of a room they are in. */
  const introduce = async (socket: Socket, name: string): Promise<Introduced | null> => {
    const requested = JoinRequest.safeParse(joined.get(socket)?.get(name))
    const mounted = rooms.find(({ room }) => requested.success && room.name === requested.data.room)
    const caller = callers.get(socket)
    return (caller && (await mounted?.introduce?.({ caller, db }))) ?? null
  }

  io.use((socket, next) => {
    const caller = callerOf(tokenOf(socket.handshake.auth))
    if (!caller || caller.isSettingUp) return next(new Error('unauthorized'))
    const own = io.sockets.adapter.rooms.get(accountRoom(caller.accountId))
    if ((own?.size ?? 0) >= socketsPerAccount) return next(new Error('too many'))
    accept(socket, caller)
    next()
  })
  io.on('connection', (socket) => {
    const caller = callers.get(socket)
    if (!caller) return socket.disconnect(true)
    joined.set(socket, new Map())
    void socket.join([accountRoom(caller.accountId), `session:${caller.sessionId}`])
    const isIn = (room: string) => joined.get(socket)?.has(room) ?? false
    presences.set(socket, attachPresence(socket, { isIn, introduce: (room) => introduce(socket, room) }))
    const answered = (answer: unknown, value: boolean) => typeof answer === 'function' && answer(value)
    socket.on('join', (given: unknown, answer: unknown) => {
      void join(socket, given)
        .catch(() => false)
        .then((isIn) => answered(answer, isIn))
    })
    // specification §7: a room may be entered by an event of its own name
    for (const { room } of rooms)
      socket.on(room.name, (params: unknown, answer: unknown) => {
        void join(socket, { room: room.name, params })
          .catch(() => false)
          .then((isIn) => answered(answer, isIn))
      })
    socket.on('leave', (name: unknown) => {
      if (typeof name === 'string') void leave(socket, name)
    })
    // a renewed token of the same session keeps the socket
    socket.on('renew', (given: unknown, answer: unknown) => {
      const renewed = callerOf(tokenOf(given))
      if (renewed?.sessionId !== caller.sessionId || renewed.isSettingUp) {
        socket.disconnect(true)
        return
      }
      accept(socket, renewed)
      void rejoin(socket, renewed)
        .catch(() => socket.disconnect(true))
        .then(() => answered(answer, true))
    })
  })
  endedSessions.onEnd((sessionId) => io.local.in(`session:${sessionId}`).disconnectSockets(true))
  return {
    io,
    close: async () => {
      await io.close()
      // not awaited: the adapter never gives back a connection that it was still opening
      void pool.end()
    },
  }
}
