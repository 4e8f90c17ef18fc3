import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import { Server, type Socket } from 'socket.io'
import { accountRoom, schoolRoom, socketPath } from '#platform/contract/realtime.ts'
import type { Sender } from './app-context.ts'
import type { Caller } from './caller.ts'
import { now, type Clock } from './clock.ts'
import { logErrors, type Database } from './database.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { reportError } from './lost-connection.ts'
import type { MountedRoom } from './mounted-room.ts'
import { socketRooms, type SocketRooms } from './socket-rooms.ts'

const realtimeInWords = 'Обновления страниц'
const socketsPerAccount = 20
const maxFrameBytes = 100_000

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

const openServer = ({ http, origins, databaseUrl }: Pick<RealtimeSettings, 'http' | 'origins' | 'databaseUrl'>) => {
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
  return { io, pool }
}

/** Whose each socket is, for as long as the token lives. */
function socketCallers() {
  const callers = new WeakMap<Socket, Caller>()
  const timers = new WeakMap<Socket, NodeJS.Timeout>()
  const accept = (socket: Socket, caller: Caller): void => {
    callers.set(socket, caller)
    clearTimeout(timers.get(socket))
    // an account may be a parent's by now: what the school tells its own is not for families
    void (caller.client === 0 ? socket.join(schoolRoom) : socket.leave(schoolRoom))
    timers.set(socket, setTimeout(() => socket.disconnect(true), caller.expiresAt * 1000 - now().getTime()).unref())
  }
  return { accept, of: (socket: Socket) => callers.get(socket) }
}

const acknowledge = (answer: unknown, value: boolean) => typeof answer === 'function' && answer(value)

/** Joining and leaving, by the one event with the room's name in it and by events of the rooms' own names. */
function listenForRooms(socket: Socket, names: readonly string[], { join, leave }: SocketRooms): void {
  const enter = (given: unknown, answer: unknown) =>
    void join(socket, given)
      .catch(() => false)
      .then((isIn) => acknowledge(answer, isIn))
  socket.on('join', enter)
  // specification §7: a room may be entered by an event of its own name
  for (const room of names) socket.on(room, (params: unknown, answer: unknown) => enter({ room, params }, answer))
  socket.on('leave', (name: unknown) => {
    if (typeof name === 'string') void leave(socket, name)
  })
}

/** Sockets: admitted by token and origin, closed when the token or the session ends, let into rooms by right and scope. */
export function startRealtime(settings: RealtimeSettings): Realtime {
  const { callerOf, endedSessions, rooms } = settings
  const { io, pool } = openServer(settings)
  const callers = socketCallers()
  const members = socketRooms({ ...settings, callerOf: callers.of })

  io.use((socket, next) => {
    const caller = callerOf(tokenOf(socket.handshake.auth))
    if (!caller || caller.isSettingUp) return next(new Error('unauthorized'))
    const own = io.sockets.adapter.rooms.get(accountRoom(caller.accountId))
    if ((own?.size ?? 0) >= socketsPerAccount) return next(new Error('too many'))
    callers.accept(socket, caller)
    next()
  })
  io.on('connection', (socket) => {
    const caller = callers.of(socket)
    if (!caller) return socket.disconnect(true)
    void socket.join([accountRoom(caller.accountId), `session:${caller.sessionId}`])
    members.attach(socket)
    listenForRooms(
      socket,
      rooms.map(({ room }) => room.name),
      members,
    )
    // a renewed token of the same session keeps the socket
    socket.on('renew', (given: unknown, answer: unknown) => {
      const renewed = callerOf(tokenOf(given))
      if (renewed?.sessionId !== caller.sessionId || renewed.isSettingUp) {
        socket.disconnect(true)
        return
      }
      callers.accept(socket, renewed)
      void members
        .rejoin(socket, renewed)
        .catch(() => socket.disconnect(true))
        .then(() => acknowledge(answer, true))
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
