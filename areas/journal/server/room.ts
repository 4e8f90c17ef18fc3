import { sql } from 'kysely'
import { mayReadGroup } from '#areas/access/server/index.ts'
import { admitTo } from '#platform/server/realtime.ts'
import { journalRoom, journalRoomName } from '../contract/events.ts'

/** Who may read a group's journal hears what changes in it. */
export const room = admitTo(journalRoom, async ({ caller, params, db, today }) => {
  const group = await db
    .selectFrom('classes.study_group as g')
    .where('g.id', '=', params.group_id)
    .where(mayReadGroup(caller, sql.ref('g.id'), today))
    .select('g.id')
    .executeTakeFirst()
  return group ? journalRoomName(group.id) : null
})
