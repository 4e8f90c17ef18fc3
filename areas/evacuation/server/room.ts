import { sql } from 'kysely'
import { schoolRoom } from '#platform/contract/realtime.ts'
import { allows } from '#platform/contract/access.ts'
import { admitTo } from '#platform/server/mounted-room.ts'
import { boardRoomName, evacuationRoom, unitRoomName } from '../contract/events.ts'
import { seeing } from '../contract/marks.ts'
import { mayReadUnit } from './scope.ts'
import { boardAccess } from '../contract/access.ts'

/** The school's own hear of starts and ends; who sees the board hears all of one, who collects a list hears that list. */
export const admitToEvacuationRoom = admitTo(
  evacuationRoom,
  async ({ caller, params: { evacuation_id, unit_id }, db }) => {
    if (evacuation_id === undefined) return caller.client === 0 && unit_id === undefined ? schoolRoom : null
    if (!allows(seeing, caller)) return null
    if (unit_id === undefined) {
      if (!allows(boardAccess, caller)) return null
      const { rows } = await sql`select from evacuation.evacuation where id = ${evacuation_id}`.execute(db)
      return rows.length > 0 ? boardRoomName(evacuation_id) : null
    }
    const { rows } = await sql`select from evacuation.collect_unit u
      where u.id = ${unit_id} and u.evacuation_id = ${evacuation_id} and ${mayReadUnit(caller, sql`u.id`)}`.execute(db)
    return rows.length > 0 ? unitRoomName(unit_id) : null
  },
  { isUrgent: true },
)
