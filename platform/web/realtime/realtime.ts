import type { Socket } from 'socket.io-client'
import type * as z from 'zod/mini'
import { untilLoaded } from '../until-loaded.ts'
import { whenIdle } from '../when-idle.ts'
import type { PayloadOf, RealtimeEvent, RealtimeRoom } from '#platform/contract/realtime.ts'
import { onReturn } from './socket-state.ts'

export interface Joining<P extends z.ZodMiniType> {
  room: RealtimeRoom<P>
  params: z.input<P>
  /** The room's name on the server, by which it is left. */
  name: string
  /** For how long what the room is about has been known here, milliseconds; without it, it is to be read again. */
  age?: () => number
  /** After each joining, the ones that follow a lost connection included, with whether news may have been missed. */
  onJoined?: (hasMissed: boolean) => void
}

const latestMs = 1_000
/** The page that was opened is drawn first. */
const calm = () => new Promise<void>((resolve) => void whenIdle(resolve, latestMs))

let socket: Promise<Socket> | undefined
/** The library of sockets comes with the first room or event that is asked for. */
export function opened(): Promise<Socket> {
  socket ??= calm()
    .then(() => untilLoaded(() => import('./connection.ts')))
    .then(({ connect }) => connect())
  return socket
}

/** Begins anew after the attempts were used up. */
export const reconnect = (): void => void socket?.then((io) => io.connect())

/**
 * Hears an event in this tab's rooms until the returned function is called. What it bears is not validated again: the server tells
 * nothing that it has not made itself.
 */
export function listen<E extends RealtimeEvent>(event: E, listener: (payload: PayloadOf<E>) => void): () => void {
  const receive = (given: unknown) => listener(given as PayloadOf<E>)
  const listening = opened().then((io) => io.on(event.name, receive))
  return () => void listening.then((io) => io.off(event.name, receive))
}

const retryMs = 2_000

/** Joins a room, and again after each reconnection and each return of events, until the returned function is called. */
export function join<P extends z.ZodMiniType>({ room, params, name, age, onJoined }: Joining<P>): () => void {
  let isLeft = false
  let isFirst = true
  const ask = (io: Socket) => {
    const again = () => {
      if (isLeft || !io.connected) return
      // what was told while the connection was away is told by no age
      const known = isFirst && age ? { age: age() } : {}
      io.emit('join', { room: room.name, params, ...known }, (isIn: boolean | null, hasMissed?: boolean) => {
        if (isIn === true) isFirst = false
        if (isIn === true && !isLeft) onJoined?.(hasMissed !== false)
        // the server could not find out whether one may: spread to the double, so that not all ask at once
        if (isIn === null) setTimeout(again, retryMs * (1 + Math.random()))
      })
    }
    return again
  }
  const joining = opened().then((io) => {
    const again = ask(io)
    io.on('connect', again)
    again()
    const stop = onReturn(again)
    return {
      io,
      stop: () => {
        io.off('connect', again)
        stop()
      },
    }
  })
  return () => {
    isLeft = true
    void joining.then(({ io, stop }) => {
      stop()
      return io.connected && io.emit('leave', name)
    })
  }
}

/** An answer may get lost: what is not known by then counts as told. */
const answerMs = 5_000

/**
 * @param reading how long before that the reading may have begun, milliseconds; by default as long as readings may take
 * @returns whether a room of this tab was told anything since what it tells was read, so many milliseconds ago
 */
export const askMissed = async (age: number, room: string, reading?: number): Promise<boolean> => {
  const io = await opened()
  return new Promise((resolve) => {
    setTimeout(resolve, answerMs, true)
    if (io.connected)
      io.emit('missed', { age, room, reading }, (hasMissed: boolean | null) => resolve(hasMissed !== false))
    else resolve(true)
  })
}

/** Says something to the server; nothing where there is no connection: what is said so is soon said again. */
export const emitEvent = (event: string, what: object): void =>
  void socket?.then((io) => io.connected && io.emit(event, what))
