import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { realtimeEvent, realtimeRoom } from '#platform/contract/realtime.ts'
import { id } from '#platform/contract/wire.ts'
import { crsRup } from './permissions.ts'

/** Who looks at the plan of a year hears that somebody has changed it. */
export const planRoom = realtimeRoom('plan-of-year', read(crsRup), z.strictObject({ year_id: id }))
export const planRoomName = (yearId: number): string => `plan-of-year:${yearId}`
export const planChanged = realtimeEvent('curriculum.plan-changed', z.object({ year_id: id }))
