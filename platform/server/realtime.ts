import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { accountRoom, channelAlive, channelBack, schoolRoom, socketPath } from '#platform/contract/realtime.ts'
import type { Sender } from './app-context.ts'
import type { Caller } from './caller.ts'
import { now, type Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { openRelay, type EventRelay } from './event-relay.ts'
import type { MountedRoom } from './mounted-room.ts'
import { relayingAdapter, tellOwn } from './relaying-adapter.ts'
import { socketLimits } from './socket-limits.ts'
import { socketRooms, type SocketRooms } from './socket-rooms.ts'

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

/** The server, with what tells its events to the sockets of other processes and theirs to its own. */
async function openServer({
  http,
  origins,
  databaseUrl,
}: Pick<RealtimeSettings, 'http' | 'origins' | 'databaseUrl'>): Promise<{ io: Server; relay: EventRelay }> {
  const io = new Server(http, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxFrameBytes,
    allowRequest: (request, answer) => answer(null, sameHost(request.headers.origin, request.headers.host, origins)),
  })
  const relay = await openRelay(databaseUrl, {
    onEvent: (told) => tellOwn(io, told),
    onAlive: () => io.local.emit(channelAlive.name, {}),
    onBack: () => io.local.emit(channelBack.name, {}),
  })
  io.adapter(relayingAdapter(relay))
  return { io, relay }
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

/** `null`: it can't be found out now, ask again. */
const acknowledge = (answer: unknown, value: boolean | null) => typeof answer === 'function' && answer(value)

/** Joining and leaving, by the one event with the room's name in it and by events of the rooms' own names. */
function listenForRooms(socket: Socket, names: readonly string[], { join, leave }: SocketRooms): void {
  const enter = (given: unknown, answer: unknown) =>
    void join(socket, given)
      .catch(() => null)
      .then((isIn) => acknowledge(answer, isIn))
  socket.on('join', enter)
  // specification §7: a room may be entered by an event of its own name
  for (const room of names) socket.on(room, (params: unknown, answer: unknown) => enter({ room, params }, answer))
  socket.on('leave', (name: unknown) => {
    if (typeof name === 'string') void leave(socket, name).catch(() => undefined)
  })
}

/** Sockets: admitted by token and origin, closed when the token or the session ends, let into rooms by right and scope. */
export async function startRealtime(settings: RealtimeSettings): Promise<Realtime> {
  const { callerOf, endedSessions, rooms } = settings
  const { io, relay } = await openServer(settings)
  const callers = socketCallers()
  const limits = socketLimits(io)
  const members = socketRooms({ ...settings, callerOf: callers.of, expel: limits.expel })

  io.use((socket, next) => {
    const caller = callerOf(tokenOf(socket.handshake.auth))
    if (!caller || caller.isSettingUp) return next(new Error('unauthorized'))
    const refusal = limits.refusalOf(socket, caller.accountId)
    if (refusal !== null) return next(new Error(refusal))
    callers.accept(socket, caller)
    next()
  })
  io.on('connection', (socket) => {
    const caller = callers.of(socket)
    if (!caller) return socket.disconnect(true)
    void socket.join([accountRoom(caller.accountId), `session:${caller.sessionId}`])
    limits.limit(socket, caller.accountId)
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
        .rejoin(socket)
        .catch(() => socket.disconnect(true))
        .then(() => acknowledge(answer, true))
    })
  })
  endedSessions.onEnd((sessionId) => io.local.in(`session:${sessionId}`).disconnectSockets(true))
  return {
    io,
    close: async () => {
      await io.close()
      await relay.close()
    },
  }
}
