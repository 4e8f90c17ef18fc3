import { useEffect, useState } from 'react'
import { presenceChanged, type Presence } from '#platform/contract/realtime.ts'
import { currentSession } from '../api/session.ts'
import { createStore, type Store } from '../store.ts'
import { listen, emitEvent } from './realtime.ts'

/** Somebody else in the room, with one of their tabs. */
export type Peer = Pick<Presence, 'peer' | 'person_id' | 'name' | 'short_name' | 'at'>

const announceMs = 250
/** So that those who came while the connection was lost, or to another process, are known; and who went so, forgotten. */
const againMs = 30_000
const forgetMs = 75_000
/** Many answer who comes: not all at one moment. */
const answerMs = 400

/** Who else is in a room, and where they stand. Lives outside of React; `open` until the returned function is called. */
export class RoomPresence {
  readonly peers: Store<readonly Peer[]> = createStore<readonly Peer[]>([])
  readonly #room: string
  readonly #received = new Map<string, number>()
  #at: string | null = null
  #announcedAt: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #reportedAt = 0

  constructor(room: string) {
    this.#room = room
  }

  open(): () => void {
    const stop = listen(presenceChanged, (notified) => this.#hear(notified))
    const again = setInterval(() => {
      this.#forget()
      this.#emit(false)
    }, againMs)
    return () => {
      stop()
      clearInterval(again)
      clearTimeout(this.#timer)
      this.peers.set([])
    }
  }

  /** The room has been joined, for the first time or anew. */
  joined(): void {
    this.peers.set([])
    this.#emit(true)
  }

  /** This person stands somewhere else now. Who is alone tells nobody: whoever comes is answered with where one stands. */
  move(at: string | null): void {
    if (at === this.#at) return
    this.#at = at
    if (this.#received.size > 0) this.#announceSoon(Math.max(0, this.#reportedAt + announceMs - performance.now()))
  }

  #announceSoon(milliseconds: number): void {
    this.#timer ??= setTimeout(() => this.#emit(false), milliseconds)
  }

  #emit(is_new: boolean): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#reportedAt = performance.now()
    this.#announcedAt = this.#at
    emitEvent('presence', { room: this.#room, at: this.#at, is_new })
  }

  #hear({ room, is_new, is_gone, ...notified }: Presence): void {
    if (room !== this.#room) return
    const others = this.peers.get().filter(({ peer }) => peer !== notified.peer)
    if (is_gone) this.#received.delete(notified.peer)
    else this.#received.set(notified.peer, performance.now())
    // one's own other tabs are no company
    const isShown = !is_gone && notified.person_id !== currentSession()?.personId
    this.peers.set(isShown ? [...others, notified] : others)
    // also who was here before: one may have moved since one came
    const isBehind = !is_gone && this.#at !== this.#announcedAt
    if (is_new || isBehind) this.#announceSoon(Math.random() * answerMs)
  }

  #forget(): void {
    const since = performance.now() - forgetMs
    const here = this.peers.get().filter(({ peer }) => (this.#received.get(peer) ?? 0) > since)
    if (here.length < this.peers.get().length) this.peers.set(here)
  }
}

/** The presence of a room while the component is shown; the component joins the room itself and tells `joined`. */
export function usePresence(room: string): RoomPresence {
  const [presence] = useState(() => new RoomPresence(room))
  useEffect(() => presence.open(), [presence])
  return presence
}
