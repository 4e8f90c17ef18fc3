import { sql, type RawBuilder } from 'kysely'
import { scopeOf, widenedScope, unionOfScopes } from '#areas/access/server/index.ts'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import { grpGrade } from '#areas/classes/contract/permissions.ts'
import {
  classesOf,
  courseOf,
  isGroupInScope,
  mayReadGroup,
  membersCount,
  teachersOf,
} from '#areas/classes/server/index.ts'
import { planOfYear, plannedHours } from '#areas/curriculum/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { searched } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import type { exportGroups, StudyGroup } from '../../contract/groups.ts'
import { countedMembers, groupsOfYear } from './groups-of-year.ts'

/**
 * Who arranges the school's groups sees all, as does who holds a key that widens `study-groups`: extra lessons are built
 * around them. Who teaches sees one's own.
 */
function maySeeGroup(caller: Caller, today: string): RawBuilder<boolean> {
  const scope = unionOfScopes([scopeOf(caller, 'read', grpGrade), widenedScope(caller, 'study-groups')])
  if (scope === 'all') return sql<boolean>`true`
  const group = sql.ref('g.id')
  return sql<boolean>`(${isGroupInScope(scope, group)} or ${mayReadGroup(caller, group, today)})`
}

/** Groups that the caller may see. */
export const groupRows = (db: Database, caller: Caller, today: string) =>
  db
    .selectFrom('classes.study_group as g')
    .innerJoin('calendar.study_year as y', 'y.id', 'g.year_id')
    .innerJoin('curriculum.course as co', 'co.id', 'g.course_id')
    .leftJoin('dictionaries.record as lv', 'lv.id', 'g.level_id')
    .where(maySeeGroup(caller, today))

/** What a list tells of a group: its course, classes, teachers, how many students, hours. */
interface Told {
  course: RawBuilder<StudyGroup['course']>
  classes: RawBuilder<StudyGroup['classes']>
  teachers: RawBuilder<StudyGroup['teachers']>
  students: RawBuilder<number>
  hours: RawBuilder<number | null>
}
export const columnsWith = ({ course, classes, teachers, students, hours }: Told) =>
  [
    sql<number>`g.id`.as('id'),
    sql<string>`g.title`.as('title'),
    sql<StudyGroup['kind']>`g.kind`.as('kind'),
    course.as('course'),
    classes.as('classes'),
    teachers.as('teachers'),
    students.as('students_count'),
    hours.as('hours'),
    sql<string | null>`lv.title`.as('level'),
    sql<string | null>`g.closed_on`.as('closed_on'),
  ] as const
/** A group as its card shows it, over `groupRows`. */
export const groupColumns = (today: string) =>
  columnsWith({
    course: courseOf,
    classes: classesOf,
    teachers: teachersOf(today),
    students: membersCount(today),
    hours: plannedHours(sql.ref('g.id')),
  })
/** Of many groups, what is gathered for all of them at once: over `groupRows` with what `narrowedGroups` joins to them. */
export const toldOfMany: Told = {
  course: sql.ref<StudyGroup['course']>('titled.course'),
  classes: sql<StudyGroup['classes']>`coalesce(classed.classes, '[]')`,
  teachers: sql<StudyGroup['teachers']>`coalesce(taught.teachers, '[]')`,
  students: sql<number>`coalesce(counted.students, 0)`,
  hours: sql.ref<number | null>('plan.hours'),
}

/** A class of the group `g` of which `where` holds: `c`, of the parallel `p`. */
const inClass = (where: RawBuilder<boolean>) => sql<boolean>`exists (
  select from classes.group_class gc join classes.class c on c.id = gc.class_id
  join classes.parallel p on p.id = c.parallel_id where gc.group_id = g.id and ${where})`

const noCounts = sql<{ group_id: number; students: number }>`(select 0 as group_id, 0 as students)`
type ExportQuery = z.output<(typeof exportGroups)['query']>
/** What narrows and orders the list; a page of it and the whole of it in a file ask alike. */
export type ListQuery = Omit<ExportQuery, 'columns'>

/** What a file tells of groups; what stands in none of its columns is gathered for none of them. */
const toldInColumns = (told: Told, columns: ExportQuery['columns']): Told => ({
  course: told.course,
  classes: columns.includes('classes') ? told.classes : sql`'[]'::json`,
  teachers: columns.includes('teacher') ? told.teachers : sql`'[]'::json`,
  students: columns.includes('students') ? told.students : sql`0`,
  hours: columns.includes('hours') ? told.hours : sql`null::numeric`,
})

/** Groups of a year that the caller may see, narrowed by the filters, and the order of their list. */
export async function narrowedGroups(
  db: Database,
  query: ListQuery,
  caller: Caller,
  today: string,
  tellsCounts: boolean,
) {
  const year = query.year_id ?? currentYearId(today)
  const { classed, taught, titled } = groupsOfYear(year, today)
  const areCounted = tellsCounts || query.sort === 'students_count'
  const counted = areCounted ? await countedMembers(db, year, today) : noCounts
  const parallel = sql.ref<number | null>('classed.number')
  const { hours, students } = toldOfMany
  const found = groupRows(db, caller, today)
    .leftJoin(classed.as('classed'), 'classed.group_id', 'g.id')
    .leftJoin(taught.as('taught'), 'taught.group_id', 'g.id')
    .innerJoin(titled.as('titled'), 'titled.course_id', 'g.course_id')
    .leftJoin(planOfYear(year).as('plan'), 'plan.group_id', 'g.id')
    .$if(areCounted, (rows) => rows.leftJoin(counted.as('counted'), 'counted.group_id', 'g.id'))
    .where(sql<boolean>`g.year_id = ${year}`)
    .where(sql<boolean>`(coalesce(g.closed_on, 'infinity') <= ${dayOfYear(today)}) = ${query.closed ?? false}`)
    .$if(query.parallel !== undefined, (rows) => rows.where(inClass(sql`p.number = ${query.parallel}`)))
    .$if(query.class_id !== undefined, (rows) => rows.where(inClass(sql`c.id = ${query.class_id}`)))
    .$if(query.course_id !== undefined, (rows) => rows.where('g.course_id', '=', query.course_id ?? 0))
    .$if(query.kind !== undefined, (rows) => rows.where('g.kind', '=', query.kind ?? ''))
  const names = sql`platform.search_text(concat_ws(' ', g.title, co.title, co.title_kk, taught.names))`
  const sorts = {
    name: sql.ref<string>('titled.title'),
    class: parallel,
    teacher: sql`platform.sort_text(taught.names) collate "C"`,
    students_count: students,
    hours,
  }
  const direction = query.asc ? 'asc' : 'desc'
  const inOrder = (rows: typeof found): typeof found =>
    rows
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy(parallel, direction)
      .orderBy('g.title', direction)
      .orderBy('co.title')
      .orderBy('g.id')
  return { found, search: { holds: containsWords(names, query.search ?? '') }, inOrder, hours, year }
}

/** Groups of a year that the caller may see, in order, as rows of a StudyGroup in the columns of a file; and how many there are. */
export async function findGroups(
  db: Database,
  query: ListQuery,
  caller: Caller,
  today: string,
  columns: ExportQuery['columns'],
) {
  const tellsCounts = columns.includes('students')
  const { found, search, inOrder } = await narrowedGroups(db, query, caller, today, tellsCounts)
  const { rows, total } = await searched(db, found, search)
  return { total, rows: inOrder(rows).select(columnsWith(toldInColumns(toldOfMany, columns))) }
}
