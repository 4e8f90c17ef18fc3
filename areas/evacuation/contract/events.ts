import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { realtimeEvent, realtimeRoom } from '#platform/contract/realtime.ts'
import { id } from '#platform/contract/wire.ts'
import { evacuationStatuses } from '../rules/words.ts'
import { RunningEvacuation, Totals } from './evacuations.ts'
import { Mark } from './marks.ts'

/**
 * Entered by the event of its name as a connection begins (specification §7): where the school hears of starts and ends.
 * With `evacuation_id` it is the board's room, for who sees all of an evacuation; with `unit_id` too that of one list, for
 * its collectors and who sees the board.
 */
export const evacuationRoom = realtimeRoom(
  'enter_evacuation_room',
  signedIn(),
  z.strictObject({ evacuation_id: z.optional(id), unit_id: z.optional(id) }),
)
/** The name under which events of the board are published. */
export const boardRoomName = (evacuationId: number): string => `evacuation:${evacuationId}`
export const unitRoomName = (unitId: number): string => `evacuation-unit:${unitId}`

/** Published to every socket of a school session. */
export const evacuationActive = realtimeEvent('evacuation_active', RunningEvacuation)
export const evacuationCompleted = realtimeEvent(
  'evacuation_completed',
  z.object({ id, status: z.enum(evacuationStatuses) }),
)
/** Published to the board and to lists, at most four times a second each: marks replace those of their ids. */
export const marksChanged = realtimeEvent(
  'evacuation.marks',
  z.object({
    evacuation_id: id,
    marks: z.array(Mark),
    /** Marks that have left the list whose room hears this. */
    moved_away: z.array(id),
    /** Of the whole evacuation, for the board only. */
    totals: z.nullable(Totals),
  }),
)
/** Who collects has the alarm before them; published to the board. */
export const alarmSeen = realtimeEvent(
  'evacuation.seen',
  z.object({ evacuation_id: id, person_id: id, seen_at: z.string() }),
)
/** Somebody has written through the page «SOS», or such a word was taken care of: the board's list is to be read again. */
export const sosReported = realtimeEvent('evacuation.sos', z.object({ id, is_help: z.boolean() }))
