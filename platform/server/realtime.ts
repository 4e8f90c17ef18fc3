import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import { Server, type Socket } from 'socket.io'
import * as z from 'zod/mini'
import { allows } from '#platform/contract/access.ts'
import { socketPath, type RealtimeRoom } from '#platform/contract/realtime.ts'
import type { Caller } from './caller.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { EndedSessions } from './ended-sessions.ts'

/** A room with its scope: the name of the room to join, or null where this caller may not. */
export interface MountedRoom {
  room: RealtimeRoom
  admit: (asked: { caller: Caller; params: unknown; db: Database; today: string }) => Promise<string | null>
}
interface AskedToJoin<P extends z.ZodMiniType> {
  caller: Caller
  params: z.output<P>
  db: Database
  /** The school's calendar date. */
  today: string
}

/** Joins a room with its scope. */
export const admitTo = <P extends z.ZodMiniType>(
  room: RealtimeRoom<P>,
  admit: (asked: AskedToJoin<P>) => Promise<string | null>,
): MountedRoom => ({ room, admit: (asked) => admit(asked as AskedToJoin<P>) })

const socketsPerAccount = 20
const mostFrameBytes = 100_000
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
  clock,
}: RealtimeSettings): Realtime {
  const io = new Server(http, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: mostFrameBytes,
    allowRequest: (request, answer) => answer(null, sameHost(request.headers.origin, request.headers.host, origins)),
  })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'shanyraq realtime' })
  pool.on('error', (error) => console.error('realtime:', error.message))
  io.adapter(createAdapter(pool, { errorHandler: (error) => console.error('realtime:', error.message) }))
  const callers = new WeakMap<Socket, Caller>()
  const timers = new WeakMap<Socket, NodeJS.Timeout>()

  const accept = (socket: Socket, caller: Caller) => {
    callers.set(socket, caller)
    clearTimeout(timers.get(socket))
    timers.set(socket, setTimeout(() => socket.disconnect(true), caller.expiresAt * 1000 - Date.now()).unref())
  }
  const join = async (socket: Socket, given: unknown): Promise<boolean> => {
    const caller = callers.get(socket)
    const asked = JoinRequest.safeParse(given)
    if (!caller || !asked.success) return false
    const mounted = rooms.find(({ room }) => room.name === asked.data.room)
    if (!mounted || !allows(mounted.room.access, caller)) return false
    const params = mounted.room.params.safeParse(asked.data.params)
    const name = params.success ? await mounted.admit({ caller, params: params.data, db, today: clock.today() }) : null
    if (name === null) return false
    await socket.join(name)
    return true
  }

  io.use((socket, next) => {
    const caller = callerOf(tokenOf(socket.handshake.auth))
    if (!caller) return next(new Error('unauthorized'))
    const own = io.sockets.adapter.rooms.get(`account:${caller.accountId}`)
    if ((own?.size ?? 0) >= socketsPerAccount) return next(new Error('too many'))
    accept(socket, caller)
    next()
  })
  io.on('connection', (socket) => {
    const caller = callers.get(socket)
    if (!caller) return socket.disconnect(true)
    void socket.join([`account:${caller.accountId}`, `session:${caller.sessionId}`])
    const answered = (answer: unknown, value: boolean) => typeof answer === 'function' && answer(value)
    socket.on('join', (given: unknown, answer: unknown) => {
      void join(socket, given)
        .catch(() => false)
        .then((joined) => answered(answer, joined))
    })
    socket.on('leave', (name: unknown) => {
      if (typeof name === 'string' && !/^(account|session):/.test(name)) void socket.leave(name)
    })
    // a renewed token keeps the socket; rights that shrank show at the next joining
    socket.on('renew', (given: unknown, answer: unknown) => {
      const renewed = callerOf(tokenOf(given))
      if (renewed && renewed.accountId === caller.accountId) accept(socket, renewed)
      else socket.disconnect(true)
      answered(answer, renewed !== null)
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
