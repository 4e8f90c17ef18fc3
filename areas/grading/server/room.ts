import { sql } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import { admitTo } from '#platform/server/mounted-room.ts'
import { yearRoom, yearRoomName } from '../contract/events.ts'

/** Who may read some journal of a year hears what holds for all of them. */
export const admitToYearRoom = admitTo(yearRoom, async ({ caller, params, db, today }) => {
  const group = await db
    .selectFrom('classes.study_group as g')
    .where('g.year_id', '=', params.year_id)
    .where(mayReadGroup(caller, sql.ref('g.id'), today))
    .select('g.id')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return group ? yearRoomName(params.year_id) : null
})
