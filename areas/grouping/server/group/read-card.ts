import { sql } from 'kysely'
import { mayFindPerson, scopeOf } from '#areas/access/server/index.ts'
import { dayOfYear } from '#areas/calendar/server/index.ts'
import { grpGroup, grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { isGroupInScope, mayOpenJournal } from '#areas/classes/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readGroup, type GroupCard, type GroupMember } from '../../contract/group.ts'
import { groupColumns, groupRows } from '../list/find-groups.ts'

/** Members whom the reader may find: those of today first, then who has left. */
export const readMembers = (db: Database, caller: Caller, group: number, today: string): Promise<GroupMember[]> =>
  db
    .selectFrom('classes.group_member as m')
    .innerJoin('classes.study_group as g', 'g.id', 'm.group_id')
    .innerJoin('calendar.study_year as y', 'y.id', 'g.year_id')
    .innerJoin('people.person as s', 's.id', 'm.student_id')
    .where('m.group_id', '=', group)
    .where(mayFindPerson(caller, sql.ref('s.id'), today))
    .select([
      's.id',
      's.full_name',
      sql<
        GroupMember['class_title']
      >`(select c.title from classes.class_member cm join classes.class c on c.id = cm.class_id
        where cm.student_id = s.id and c.year_id = g.year_id order by cm.during desc limit 1)`.as('class_title'),
      sql<GroupMember['from']>`lower(m.during)`.as('from'),
      sql<GroupMember['to']>`upper(m.during) - 1`.as('to'),
      sql<boolean>`m.during @> ${dayOfYear(today)}`.as('is_now'),
    ])
    .orderBy('is_now', 'desc')
    .orderBy('s.sort_name')
    .orderBy('s.id')
    .orderBy('from')
    .execute()

export const readGroupHandler = handle(readGroup, async ({ params, db, caller, today }) => {
  const id = sql.ref<number>('g.id')
  const isWithin = (key: typeof grpGroup) => isGroupInScope(scopeOf(caller, 'write', key), id)
  const group = await groupRows(db, caller, today)
    .where('g.id', '=', params.id)
    .select(groupColumns(today))
    .select(['g.version', 'g.level_id', 'g.norm_reason'])
    .select([
      sql<number | null>`g.hours::float8`.as('own_hours'),
      sql<GroupCard['follows_class']>`(select jsonb_build_object('id', c.id, 'title', c.title)
        from classes.class c where c.id = g.follows_class_id)`.as('follows_class'),
      sql<GroupCard['year']>`jsonb_build_object('from', y.date_start, 'to', y.date_end)`.as('year'),
      isWithin(grpGroup).as('may_write'),
      isWithin(grpGroupManage).as('may_manage'),
      mayOpenJournal(caller, id, today).as('may_read_journal'),
    ])
    .executeTakeFirst()
  if (!group) throw notFound()
  return { ...group, members: await readMembers(db, caller, params.id, today) }
})
