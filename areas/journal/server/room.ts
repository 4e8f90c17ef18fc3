import { sql } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import { isOwnChild } from '#areas/people/server/index.ts'
import type { Introduced } from '#platform/server/presence.ts'
import { admitTo } from '#platform/server/mounted-room.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { diaryRoom, diaryRoomName, journalRoom, journalRoomName } from '../contract/events.ts'
import { shortName } from '#areas/people/server/index.ts'

async function introduce({ caller, db }: { caller: Caller; db: Database }): Promise<Introduced | null> {
  const person = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', caller.personId)
    .select(['p.id', 'p.full_name', shortName('p').as('short_name')])
    .executeTakeFirst()
  return person ? { person_id: person.id, name: person.full_name ?? '', short_name: person.short_name ?? '' } : null
}

/** Who may read a group's journal hears what changes in it, and who else has it open. */
export const admitToJournalRoom = admitTo(
  journalRoom,
  async ({ caller, params, db, today }) => {
    const group = await db
      .selectFrom('classes.study_group as g')
      .where('g.id', '=', params.group_id)
      .where(mayReadGroup(caller, sql.ref('g.id'), today))
      .select('g.id')
      .executeTakeFirst()
    return group ? journalRoomName(group.id) : null
  },
  { introduce },
)

/** A student hears of the own diary, who represents a student of the child's. */
export const admitToDiaryRoom = admitTo(diaryRoom, async ({ caller, params, db, today }) => {
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
