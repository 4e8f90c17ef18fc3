import * as z from 'zod/mini'
import { allows } from '#platform/contract/access.ts'
import type { Caller } from './caller.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { MountedRoom } from './mounted-room.ts'

const JoinRequest = z.object({ room: z.string().check(z.maxLength(100)), params: z.unknown() })

/** A room that somebody wants to be let into. */
export interface RoomRequest {
  mounted: MountedRoom
  params: unknown
}

/** @returns what is asked for; null where there is no such room */
export function requestOf(rooms: readonly MountedRoom[], given: unknown): RoomRequest | null {
  const requested = JoinRequest.safeParse(given)
  const mounted = rooms.find(({ room }) => room.name === requested.data?.room)
  const params = mounted?.room.params.safeParse(requested.data?.params)
  return mounted && params?.success ? { mounted, params: params.data } : null
}

export interface Admission {
  db: Database
  urgentDb: Database
  clock: Clock
}
/** @returns the room asked for, by the name under which events are told to it; null where this caller may not hear them */
export async function roomFor(
  caller: Caller,
  { mounted, params }: RoomRequest,
  { db, urgentDb, clock }: Admission,
): Promise<string | null> {
  if (!allows(mounted.room.access, caller)) return null
  return mounted.admit({ caller, params, db: mounted.isUrgent ? urgentDb : db, today: clock.today() })
}
