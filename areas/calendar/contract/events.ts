import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { realtimeEvent, realtimeRoom } from '#platform/contract/realtime.ts'
import { id } from '#platform/contract/wire.ts'

/** The room of the school's calendar and bells: everybody signed in. */
export const calendarRoom = realtimeRoom('school-calendar', signedIn(), z.strictObject({}))
export const calendarRoomName = 'school-calendar'
/** Days or bells of the year have changed, and dated lessons with them: what is shown of them is to be read again. */
export const calendarChanged = realtimeEvent('calendar.changed', z.object({ year_id: id }))
