import type { Socket } from 'socket.io'
import * as z from 'zod/mini'
import { presenceChanged, type Presence } from '#platform/contract/realtime.ts'
import { tokenBucket } from './token-bucket.ts'

const Announced = z.strictObject({
  room: z.string().check(z.maxLength(100)),
  /** Where the person stands, by the area's own names; null: nowhere in particular. */
  at: z.nullable(z.string().check(z.maxLength(60))),
  is_new: z.boolean(),
})
/** What one socket may tell the others: they hear each word of it. */
const moves = { burst: 20, perSecond: 6 }

/** What a room with presence has to know of who comes in. */
export type Introduced = Pick<Presence, 'person_id' | 'name' | 'short_name'>

interface PresenceSettings {
  /** Whether the socket has been let into the room. */
  isIn: (room: string) => boolean
  /** Who the person is; null where nobody is shown in this room. Asked once for each room. */
  introduce: (room: string) => Promise<Introduced | null>
}

/**
 * Tells those in a room who else is there and where they stand. Nothing is stored: who comes in asks, the others answer, and
 * the end of a socket is told for it.
 */
export function attachPresence(
  socket: Socket,
  { isIn, introduce }: PresenceSettings,
): { leave: (room: string) => void } {
  const known = new Map<string, Promise<Introduced | null>>()
  const shown = new Map<string, Introduced>()
  const bucket = tokenBucket(moves)
  const announcePresence = (room: string, who: Introduced, rest: Pick<Presence, 'at' | 'is_new' | 'is_gone'>) =>
    socket.to(room).emit(presenceChanged.name, { room, peer: socket.id, ...who, ...rest } satisfies Presence)

  const announce = async (given: unknown): Promise<void> => {
    const announced = Announced.safeParse(given)
    if (!announced.success || !isIn(announced.data.room) || !bucket.take()) return
    const { room, ...rest } = announced.data
    const requested = known.get(room) ?? introduce(room)
    known.set(room, requested)
    const who = await requested
    // left, or gone, while it was being looked up
    if (!who || !isIn(room) || !socket.connected) return
    shown.set(room, who)
    announcePresence(room, who, { ...rest, is_gone: false })
  }
  const leave = (room: string): void => {
    const who = shown.get(room)
    known.delete(room)
    if (shown.delete(room) && who) announcePresence(room, who, { at: null, is_new: false, is_gone: true })
  }
  socket.on('presence', (given: unknown) => {
    void announce(given).catch(() => undefined)
  })
  socket.on('disconnecting', () => {
    for (const room of shown.keys()) leave(room)
  })
  return { leave }
}
