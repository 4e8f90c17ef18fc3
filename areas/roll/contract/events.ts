import * as z from 'zod/mini'
import { realtimeEvent } from '#platform/contract/realtime.ts'
import { bigId } from '#platform/contract/wire.ts'

/** Whether the roll of a lesson was called has changed: told in the room of its group's journal. */
export const rollChanged = realtimeEvent('journal.roll-changed', z.object({ lesson_id: bigId }))
