import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { dayOfYear } from '#areas/calendar/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import {
  exportGroups,
  groupKindTitles,
  listGroups,
  readGroup,
  type GroupMember,
  type StudyGroup,
} from '../contract/groups.ts'
import { findGroups, groupColumns, groupRows } from './find-groups.ts'
import { findPageOfGroups } from './page-of-groups.ts'
import { mayOpenJournal } from './scope/index.ts'

export const listGroupsHandler = handle(
  listGroups,
  ({ query, db, caller, today }) => findPageOfGroups(db, query, caller, today),
  { conditional: true },
)

const columns: Record<(typeof exportGroups)['columns'][number], SheetColumn<StudyGroup>> = {
  name: {
    title: msg`Предмет и группа`,
    width: 40,
    kind: 'text',
    of: ({ course, title }) => `${course.title}, ${title}`,
  },
  classes: {
    title: msg`Классы`,
    width: 16,
    kind: 'text',
    of: ({ classes }) => classes.map(({ title }) => title).join(', '),
  },
  kind: { title: msg`Вид`, width: 14, kind: 'text', of: ({ kind }) => groupKindTitles[kind] },
  teacher: {
    title: msg`Учитель`,
    width: 40,
    kind: 'text',
    of: ({ teachers }) => teachers.map(({ full_name }) => full_name).join(', '),
  },
  students: { title: msg`Учеников`, width: 10, kind: 'number', of: ({ students_count }) => students_count },
  hours: { title: msg`Часов`, width: 8, kind: 'number', isSummed: true, of: ({ hours }) => hours },
}

export const exportGroupsHandler = handle(exportGroups, async ({ query, caller, db, today, record }) => {
  const found = await findGroups(db, query, caller, today, query.columns)
  return exportRows({ list: 'groups', title: t`Учебные группы`, columns, query, found, caller, today, record })
})

/** Members whom the reader may find: those of today first, then who has left. */
const readMembers = (db: Database, caller: Caller, group: number, today: string) =>
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
  const group = await groupRows(db, caller, today)
    .where('g.id', '=', params.id)
    .select(groupColumns(today))
    .select(mayOpenJournal(caller, sql.ref('g.id'), today).as('may_read_journal'))
    .executeTakeFirst()
  if (!group) throw notFound()
  return { ...group, members: await readMembers(db, caller, params.id, today) }
})
