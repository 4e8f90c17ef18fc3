import type * as z from 'zod/mini'
import type { RealtimeRoom } from '#platform/contract/realtime.ts'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import type { Introduced } from './presence.ts'

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
