import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf } from '#platform/server/list.ts'
import { listClassLoads } from '../contract/workload.ts'
import { mayReadCathedra } from './scope.ts'
import { standing, type Year } from './year-load.ts'

/**
 * A row for each class and course of its plan: hours by the РУП, those that teachers have in the group that has the
 * fewest (a course with a group without teacher is not covered for some), and all hours of its teachers.
 */
const courseLoads = (caller: Caller, year: Year, today: string, cathedra: number | undefined) => sql<{
  class_id: number
  planned: number
  covered: number
  teaching: number
}>`(
  with given as (select a.group_id, sum(a.hours) as hours from ${standing(year, today)} group by a.group_id),
  taught as (
    select gc.class_id, g.course_id, min(coalesce(given.hours, 0)) as covered, sum(coalesce(given.hours, 0)) as teaching
    from classes.study_group g join classes.group_class gc on gc.group_id = g.id left join given on given.group_id = g.id
    where g.year_id = ${year} group by gc.class_id, g.course_id)
  select c.id as class_id, r.hours as planned, least(coalesce(taught.covered, 0), r.hours) as covered,
    coalesce(taught.teaching, 0) as teaching
  from classes.class c join curriculum.rup_line r on r.parallel_id = c.parallel_id and r.profile in ('', c.profile)
  join curriculum.course co on co.id = r.course_id
  left join taught on taught.class_id = c.id and taught.course_id = r.course_id
  where c.year_id = ${year} and ${mayReadCathedra(caller, sql.ref('co.cathedra_id'))}
    and ${cathedra === undefined ? sql`true` : sql`co.cathedra_id = ${cathedra}`})`

export const listClassLoadsHandler = handle(listClassLoads, async ({ query, db, caller, today }) => {
  const year = query.year_id ?? currentYearId(today)
  const found = db
    .selectFrom('classes.class as c')
    .innerJoin('classes.parallel as p', 'p.id', 'c.parallel_id')
    .innerJoin(courseLoads(caller, year, today, query.cathedra_id).as('load'), 'load.class_id', 'c.id')
    .where(sql<boolean>`c.year_id = ${year}`)
    .$if(query.parallel !== undefined, (rows) => rows.where('p.number', '=', query.parallel ?? 0))
    .where(containsWords(sql`people.search_text(c.title)`, query.search ?? ''))
  const sums = {
    planned: sql<number>`sum(load.planned)`,
    covered: sql<number>`sum(load.covered)`,
    missing: sql<number>`sum(load.planned - load.covered)`,
    teaching: sql<number>`sum(load.teaching)`,
  }
  const sorts = { ...sums, name: sql`p.number` }
  const direction = query.asc ? 'asc' : 'desc'
  return pageOf(
    query,
    found.select(sql<number>`count(distinct c.id)`.as('total')),
    found
      .groupBy(['c.id', 'p.id'])
      .select(['c.id', 'c.title', 'p.number as parallel'])
      .select([sums.planned.as('planned'), sums.covered.as('covered'), sums.teaching.as('teaching')])
      .orderBy(sorts[query.sort], direction)
      .orderBy('p.number', direction)
      .orderBy('c.letter', direction)
      .orderBy('c.id'),
  )
})
