import { sql, type RawBuilder } from 'kysely'
import { scopeOf, widenedScope, unionOfScopes } from '#areas/access/server/index.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { planOfYear, plannedHours } from '#areas/curriculum/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { searched } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import type { exportGroups, StudyGroup } from '../contract/groups.ts'
import { grpGrade } from '../contract/permissions.ts'
import { classesOf, courseOf, membersCount, teacherNames, teachersOf } from './group-rows.ts'
import { mayReadGroup, isGroupInScope } from './scope/index.ts'

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
    .where(maySeeGroup(caller, today))

const columnsWith = (hours: RawBuilder<number | null>, today: string) =>
  [
    sql<number>`g.id`.as('id'),
    sql<string>`g.title`.as('title'),
    sql<StudyGroup['kind']>`g.kind`.as('kind'),
    courseOf.as('course'),
    classesOf.as('classes'),
    teachersOf(today).as('teachers'),
    membersCount(today).as('students_count'),
    hours.as('hours'),
  ] as const
/** A group as its list shows it, over `groupRows`. */
export const groupColumns = (today: string) => columnsWith(plannedHours(sql.ref('g.id')), today)

type Year = number | RawBuilder<number | null>
/** The lowest parallel of the classes of each group of a year. */
const parallelsOf = (year: Year) => sql<{ group_id: number; number: number }>`(
  select gc.group_id, min(p.number) as number from classes.study_group of_g
  join classes.group_class gc on gc.group_id = of_g.id join classes.class c on c.id = gc.class_id
  join classes.parallel p on p.id = c.parallel_id where of_g.year_id = ${year} group by gc.group_id)`

/** A class of the group `g` of which `where` holds: `c`, of the parallel `p`. */
const inClass = (where: RawBuilder<boolean>) => sql<boolean>`exists (
  select from classes.group_class gc join classes.class c on c.id = gc.class_id
  join classes.parallel p on p.id = c.parallel_id where gc.group_id = g.id and ${where})`

/** What narrows and orders the list; a page of it and the whole of it in a file ask alike. */
type ListQuery = Omit<z.output<(typeof exportGroups)['query']>, 'columns'>

/** Groups of a year that the caller may see, in order, as rows of a StudyGroup; and how many there are. */
export async function findGroups(db: Database, query: ListQuery, caller: Caller, today: string) {
  const year = query.year_id ?? currentYearId(today)
  const [parallel, hours] = [sql.ref<number | null>('lowest.number'), sql.ref<number | null>('plan.hours')]
  const found = groupRows(db, caller, today)
    .leftJoin(parallelsOf(year).as('lowest'), 'lowest.group_id', 'g.id')
    .leftJoin(planOfYear(year).as('plan'), 'plan.group_id', 'g.id')
    .where(sql<boolean>`g.year_id = ${year}`)
    .$if(query.parallel !== undefined, (rows) => rows.where(inClass(sql`p.number = ${query.parallel}`)))
    .$if(query.class_id !== undefined, (rows) => rows.where(inClass(sql`c.id = ${query.class_id}`)))
    .$if(query.course_id !== undefined, (rows) => rows.where('g.course_id', '=', query.course_id ?? 0))
    .$if(query.kind !== undefined, (rows) => rows.where('g.kind', '=', query.kind ?? ''))
  const names = sql`platform.search_text(concat_ws(' ', g.title, co.title, co.title_kk, ${teacherNames(today)}))`
  const { rows, total } = await searched(db, found, { holds: containsWords(names, query.search ?? '') })
  const sorts = {
    name: sql`platform.sort_text(co.title) collate "C"`,
    class: parallel,
    teacher: sql`platform.sort_text(${teacherNames(today)}) collate "C"`,
    students_count: membersCount(today),
    hours,
  }
  const direction = query.asc ? 'asc' : 'desc'
  return {
    total,
    rows: rows
      .select(columnsWith(hours, today))
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy(parallel, direction)
      .orderBy('g.title', direction)
      .orderBy('co.title')
      .orderBy('g.id'),
  }
}
