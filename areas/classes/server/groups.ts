import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson, mayReadGroup } from '#areas/access/server/index.ts'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import { plannedHours } from '#areas/curriculum/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listGroups, readGroup, type GroupMember, type StudyGroup } from '../contract/groups.ts'
import { classesOf, courseOf, membersCount, parallelOf, teacherNames, teachersOf } from './group-columns.ts'

/** Who arranges the school's groups, or builds extra lessons around them, sees all; who teaches, one's own. */
const arranging = ['grp_grade', 'jrn_full_filter', 'dop_groups']
const maySeeGroup = (caller: Caller, today: string): RawBuilder<boolean> =>
  arranging.some((key) => caller.permissions.read.includes(key))
    ? sql<boolean>`true`
    : mayReadGroup(caller, sql.ref('g.id'), today)

const groupRows = (db: Database, caller: Caller, today: string) =>
  db
    .selectFrom('classes.study_group as g')
    .innerJoin('calendar.study_year as y', 'y.id', 'g.year_id')
    .innerJoin('curriculum.course as co', 'co.id', 'g.course_id')
    .where(maySeeGroup(caller, today))

const columns = (today: string) =>
  [
    sql<number>`g.id`.as('id'),
    sql<string>`g.title`.as('title'),
    sql<StudyGroup['kind']>`g.kind`.as('kind'),
    courseOf.as('course'),
    classesOf.as('classes'),
    teachersOf(today).as('teachers'),
    membersCount(today).as('students_count'),
    plannedHours(sql.ref('g.id')).as('hours'),
  ] as const

export const listGroupsHandler = handle(listGroups, async ({ query, db, caller, today }) => {
  const inClass = (where: RawBuilder<boolean>) => sql<boolean>`exists (
    select from classes.group_class gc join classes.class c on c.id = gc.class_id
    join classes.parallel p on p.id = c.parallel_id where gc.group_id = g.id and ${where})`
  const found = groupRows(db, caller, today)
    .where(sql<boolean>`g.year_id = ${query.year_id ?? currentYearId(today)}`)
    .$if(query.parallel !== undefined, (rows) => rows.where(inClass(sql`p.number = ${query.parallel}`)))
    .$if(query.class_id !== undefined, (rows) => rows.where(inClass(sql`c.id = ${query.class_id}`)))
    .$if(query.course_id !== undefined, (rows) => rows.where('g.course_id', '=', query.course_id ?? 0))
    .$if(query.kind !== undefined, (rows) => rows.where('g.kind', '=', query.kind ?? ''))
    .where(
      containsWords(
        sql`people.search_text(concat_ws(' ', g.title, co.title, co.title_kk, ${teacherNames(today)}))`,
        query.search ?? '',
      ),
    )
  const sorts = {
    name: sql`people.sort_text(co.title) collate "C"`,
    class: parallelOf,
    teacher: sql`people.sort_text(${teacherNames(today)}) collate "C"`,
    students_count: membersCount(today),
    hours: plannedHours(sql.ref('g.id')),
  }
  const direction = query.asc ? 'asc' : 'desc'
  return pageOf(
    query,
    found.select(total),
    found
      .select(columns(today))
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy(parallelOf, direction)
      .orderBy('g.title', direction)
      .orderBy('co.title')
      .orderBy('g.id'),
  )
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
  const mayReadJournal = caller.permissions.read.includes('jrn_journal')
    ? mayReadGroup(caller, sql.ref('g.id'), today)
    : sql<boolean>`false`
  const group = await groupRows(db, caller, today)
    .where('g.id', '=', params.id)
    .select(columns(today))
    .select(mayReadJournal.as('may_read_journal'))
    .executeTakeFirst()
  if (!group) throw notFound()
  return { ...group, members: await readMembers(db, caller, params.id, today) }
})
