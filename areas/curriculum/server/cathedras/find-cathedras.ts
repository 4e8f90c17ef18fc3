import { sql, type RawBuilder } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { searched } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import type { Cathedra, exportCathedras } from '../../contract/cathedras.ts'
import { planOfYear } from '../planned-hours.ts'
import { headsOn, membersOf } from '../scope.ts'

export type Year = number | RawBuilder<number | null>

const membersCount = (today: string) =>
  sql<number>`(select count(*) from ${membersOf(sql.ref('ca.id'), today)} counted)`
const coursesCount = sql<number>`(select count(*) from curriculum.course co
  where co.cathedra_id = ca.id and co.archived_at is null)`
/** Hours of the groups of each department in a year. */
const loadOf = (year: Year) => sql<{ cathedra_id: number | null; hours: number | null }>`(
  select load_co.cathedra_id, sum(plan.hours) as hours from ${planOfYear(year)} plan
  join curriculum.course load_co on load_co.id = plan.course_id group by load_co.cathedra_id)`
const hours = sql<number>`coalesce(load.hours, 0)`

/** Departments with their heads of today and their load of the year. */
export const cathedraRows = (db: Database, year: Year, today: string) =>
  db
    .selectFrom('curriculum.cathedra as ca')
    .leftJoin(sql<{ cathedra_id: number; person_id: number }>`${headsOn(today)}`.as('headed'), (join) =>
      join.onRef('headed.cathedra_id', '=', 'ca.id'),
    )
    .leftJoin('people.person as head', 'head.id', 'headed.person_id')
    .leftJoin(loadOf(year).as('load'), 'load.cathedra_id', 'ca.id')

/** A department as its list shows it, over `cathedraRows`. */
export const cathedraColumns = (today: string) =>
  [
    'ca.id',
    'ca.title',
    'ca.version',
    sql<boolean>`ca.archived_at is not null`.as('is_archived'),
    sql<Cathedra['head']>`case when head.id is not null then
    jsonb_build_object('id', head.id, 'full_name', head.full_name) end`.as('head'),
    membersCount(today).as('members_count'),
    coursesCount.as('courses_count'),
    hours.as('hours'),
  ] as const

const byTitle = sql`platform.sort_text(ca.title) collate "C"`
const names = sql`platform.search_text(concat_ws(' ', ca.title, head.full_name))`

/** What narrows and orders the list; a page of it and the whole of it in a file ask alike. */
type ListQuery = Omit<z.output<(typeof exportCathedras)['query']>, 'columns'>

/** Departments with what the year makes of them, in order, as rows of a Cathedra; and how many there are. */
export async function findCathedras(db: Database, query: ListQuery, today: string) {
  const year = query.year_id ?? currentYearId(today)
  const found = cathedraRows(db, year, today).where('ca.archived_at', query.archived === true ? 'is not' : 'is', null)
  const { rows, total } = await searched(db, found, { holds: containsWords(names, query.search ?? '') })
  const sorts = {
    name: byTitle,
    head: sql`head.sort_name`,
    members_count: membersCount(today),
    courses_count: coursesCount,
    hours,
  }
  return {
    total,
    rows: rows
      .select(cathedraColumns(today))
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy(byTitle)
      .orderBy('ca.id'),
  }
}
