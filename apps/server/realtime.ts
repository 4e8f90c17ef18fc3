import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { accountRoom, channelAlive, channelBack, schoolRoom, socketPath } from '#platform/contract/realtime.ts'
import type { Sender } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import { now, type Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import type { EndedSessions } from '#platform/server/ended-sessions.ts'
import { openRelay, type EventRelay } from '#platform/server/event-relay.ts'
import type { MountedRoom } from '#platform/server/mounted-room.ts'
import type { ScopeChanges } from '#platform/server/scope-changes.ts'
import { relayingAdapter, emitLocally } from '#platform/server/relaying-adapter.ts'
import { socketLimits, type SocketLimits } from '#platform/server/socket-limits.ts'
import { callerOfToken, keepSocketRights } from '#platform/server/socket-rights.ts'
import { socketRooms, type SocketRooms } from '#platform/server/socket-rooms.ts'
import { roomNews, type RoomNews } from '#platform/server/room-news.ts'

const maxFrameBytes = 100_000

interface RealtimeSettings {
  http: HttpServer
  databaseUrl: string
  callerOf: (token: string) => Caller | null
  endedSessions: EndedSessions
  scopeChanges: ScopeChanges
  /** A caller with the rights of this moment; null where they have none any more. */
  presentRights: (caller: Caller) => Promise<Caller | null>
  /** Origins from which pages may dial; empty: only the server's own host. */
  origins: string[]
  rooms: MountedRoom[]
  db: Database
  urgentDb: Database
  clock: Clock
  /** What is said through a socket by who waits for no answer. */
  hear: (given: unknown, from: string) => Promise<void>
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
}: Pick<RealtimeSettings, 'http' | 'origins' | 'databaseUrl'>): Promise<{
  io: Server
  relay: EventRelay
  news: RoomNews
}> {
  const news = roomNews()
  const io = new Server(http, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxFrameBytes,
    allowRequest: (request, answer) => answer(null, sameHost(request.headers.origin, request.headers.host, origins)),
  })
  const relay = await openRelay(databaseUrl, {
    onEvent: (event) => emitLocally(io, event),
    onAlive: () => io.local.emit(channelAlive.name, {}),
    onBack: () => {
      news.forget()
      io.local.emit(channelBack.name, {})
    },
  })
  io.adapter(relayingAdapter(relay, news))
  return { io, relay, news }
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
const acknowledge = (answer: unknown, ...values: (boolean | null)[]) =>
  typeof answer === 'function' && answer(...values)

const ageOf = (given: unknown): unknown => (given as { age?: unknown } | undefined)?.age
/** What everybody is in by being connected; what a page shows is told in other rooms. */
const ownRooms = ({ accountId, sessionId }: Caller): ReadonlySet<string> =>
  new Set([accountRoom(accountId), `session:${sessionId}`, schoolRoom])

/** Whether a room of the socket was told anything since it has read; without a room, any of them. */
function hasMissed(socket: Socket, news: RoomNews, given: unknown): boolean {
  const { room, reading } = (given ?? {}) as { room?: unknown; reading?: unknown }
  if (room === undefined) return news.hasNews(socket.rooms, ageOf(given))
  const begun = typeof reading === 'number' && reading >= 0 ? reading : undefined
  return typeof room !== 'string' || !socket.rooms.has(room) || news.hasNews([room], ageOf(given), begun)
}

/**
 * Joining and leaving, by the one event with the room's name in it and by events of the rooms' own names; and what a socket
 * asks once it hears: whether anything was told in its rooms since it has read.
 */
function listenForRooms(
  socket: Socket,
  names: readonly string[],
  { members: { join, leave }, news, own }: { members: SocketRooms; news: RoomNews; own: ReadonlySet<string> },
): void {
  const enter = (given: unknown, answer: unknown) =>
    void join(socket, given)
      .catch(() => null)
      .then((isIn) => {
        const shown = [...socket.rooms].filter((room) => !own.has(room))
        acknowledge(answer, isIn, news.hasNews(shown, ageOf(given)))
      })
  socket.on('missed', (given: unknown, answer: unknown) => acknowledge(answer, hasMissed(socket, news, given)))
  socket.on('join', enter)
  // specification §7: a room may be entered by an event of its own name
  for (const room of names) socket.on(room, (params: unknown, answer: unknown) => enter({ room, params }, answer))
  socket.on('leave', (name: unknown) => {
    if (typeof name === 'string') void leave(socket, name).catch(() => undefined)
  })
}

/** Who shows this token, with the rights of this moment; null where nobody may come with it. */
async function shownBy(settings: RealtimeSettings, given: unknown): Promise<Caller | null> {
  const caller = settings.callerOf(tokenOf(given))
  return caller === null || caller.isSettingUp ? null : callerOfToken(caller, settings)
}

interface Admitting {
  callers: ReturnType<typeof socketCallers>
  limits: SocketLimits
}
/** @returns why a connection is not let in; null: it is */
async function admit(
  settings: RealtimeSettings,
  socket: Socket,
  { callers, limits }: Admitting,
): Promise<string | null> {
  const known = settings.callerOf(tokenOf(socket.handshake.auth))
  if (!known || known.isSettingUp) return 'unauthorized'
  const refusal = limits.refusalOf(socket, known.accountId)
  if (refusal !== null) return refusal
  const caller = await shownBy(settings, socket.handshake.auth)
  if (!caller) return 'unauthorized'
  callers.accept(socket, caller)
  return null
}

/** Sockets: admitted by token and origin, closed when the token or the session ends, let into rooms by right and scope. */
export async function startRealtime(settings: RealtimeSettings): Promise<Realtime> {
  const { endedSessions, rooms } = settings
  const { io, relay, news } = await openServer(settings)
  const callers = socketCallers()
  const limits = socketLimits(io)
  const members = socketRooms({ ...settings, callerOf: callers.of, expel: limits.expel })
  const rights = keepSocketRights(io, { ...settings, callerOf: callers.of, accept: callers.accept, rooms: members })

  io.use((socket, next) => {
    const answer = async () => {
      const refusal = await admit(settings, socket, { callers, limits }).catch(() => 'busy')
      if (refusal === null) next()
      else next(new Error(refusal))
    }
    void answer()
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
      { members, news, own: ownRooms(caller) },
    )
    socket.on('say', (given: unknown) => void settings.hear(given, socket.handshake.address).catch(() => undefined))
    // a renewed token of the same session keeps the socket
    socket.on('renew', (given: unknown, answer: unknown) => {
      const renew = async () => {
        const renewed = await shownBy(settings, given)
        if (renewed?.sessionId !== caller.sessionId) return void socket.disconnect(true)
        callers.accept(socket, renewed)
        await members.rejoin(socket)
      }
      void renew()
        .catch(() => socket.disconnect(true))
        .then(() => acknowledge(answer, true))
    })
    rights.look(socket)
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
