import { sql } from 'kysely'
import { isOwnChild, mayReadGroup } from '#areas/access/server/index.ts'
import { admitTo } from '#platform/server/realtime.ts'
import { diaryRoom, diaryRoomName, journalRoom, journalRoomName } from '../contract/events.ts'

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

/** A student hears of the own diary, who represents a student of the child's. */
export const ofDiary = admitTo(diaryRoom, async ({ caller, params, db, today }) => {
  const id = sql.ref('p.id')
  const isOwn = caller.client === 1 ? isOwnChild(caller, id, today) : sql<boolean>`${id} = ${caller.personId}`
  const student = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', params.student_id)
    .where(isOwn)
    .select('p.id')
    .executeTakeFirst()
  return student ? diaryRoomName(student.id) : null
})
