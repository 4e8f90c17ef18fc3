import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { isOpenIn } from '#areas/classes/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { searched } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import type { exportClassLoads } from '../contract/workload.ts'
import { mayReadCathedra } from './may-read-load.ts'
import { currentAssignments, type Year } from './year-load.ts'

/**
 * A row for each class and course of its РУП. `planned`: hours by the РУП. `covered`: hours that have a teacher in every
 * subgroup, hence those of the subgroup with the fewest. `teaching`: hours of all teachers of the course.
 */
const courseLoads = (caller: Caller, year: Year, today: string, cathedra: number | undefined) => sql<{
  class_id: number
  planned: number
  covered: number
  teaching: number
}>`(
  with given as (select a.group_id, sum(a.hours) as hours from ${currentAssignments(year, today)} group by a.group_id),
  taught as (
    select gc.class_id, g.course_id, min(coalesce(given.hours, 0)) as covered, sum(coalesce(given.hours, 0)) as teaching
    from classes.study_group g join classes.group_class gc on gc.group_id = g.id
    -- classes of the year by themselves: else groups of all years would be read
    join classes.class taught_c on taught_c.id = gc.class_id and taught_c.year_id = ${year}
    left join given on given.group_id = g.id
    -- an individual plan is no lesson of the class
    where g.year_id = ${year} and g.kind <> 'individual' and ${isOpenIn(year, today)} group by gc.class_id, g.course_id)
  select c.id as class_id, r.hours as planned, least(coalesce(taught.covered, 0), r.hours) as covered,
    coalesce(taught.teaching, 0) as teaching
  from classes.class c
  join curriculum.class_line r on r.year_id = ${year} and r.class_id = c.id
  join curriculum.course co on co.id = r.course_id
  left join taught on taught.class_id = c.id and taught.course_id = r.course_id
  where c.year_id = ${year} and r.grading_mode <> 'no_in_rup' and ${mayReadCathedra(caller, sql.ref('co.cathedra_id'), today)}
    and ${cathedra === undefined ? sql`true` : sql`co.cathedra_id = ${cathedra}`})`

/** Filters and order, the same for a page of the list and for the whole list in a file. */
type ListQuery = Omit<z.output<(typeof exportClassLoads)['query']>, 'columns'>

/** Rows of `ClassLoad` for a year, as far as the caller may read them, in order; and how many there are. */
export async function findClassLoads(db: Database, query: ListQuery, caller: Caller, today: string) {
  const year = query.year_id ?? currentYearId(today)
  const sums = db
    .selectFrom(courseLoads(caller, year, today, query.cathedra_id).as('of'))
    .groupBy('of.class_id')
    .select((of) => [
      'of.class_id',
      of.fn.sum<number>('of.planned').as('planned'),
      of.fn.sum<number>('of.covered').as('covered'),
      of.fn.sum<number>('of.teaching').as('teaching'),
    ])
  const found = db
    .selectFrom('classes.class as c')
    .innerJoin('classes.parallel as p', 'p.id', 'c.parallel_id')
    .innerJoin(sums.as('load'), 'load.class_id', 'c.id')
    .where(sql<boolean>`c.year_id = ${year}`)
    .$if(query.parallel !== undefined, (rows) => rows.where('p.number', '=', query.parallel ?? 0))
  const holds = containsWords(sql`platform.search_text(c.title)`, query.search ?? '')
  const { rows, total } = await searched(db, found, { holds })
  const sorts = {
    name: sql`p.number`,
    planned: sql`load.planned`,
    covered: sql`load.covered`,
    missing: sql`load.planned - load.covered`,
    teaching: sql`load.teaching`,
  }
  const direction = query.asc ? 'asc' : 'desc'
  return {
    total,
    rows: rows
      .select(['c.id', 'c.title', 'p.number as parallel', 'load.planned', 'load.covered', 'load.teaching'])
      .orderBy(sorts[query.sort], direction)
      .orderBy('p.number', direction)
      .orderBy('c.letter', direction)
      .orderBy('c.id'),
  }
}
