import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { isOutOfPlan } from '#areas/curriculum/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { searched } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import type { exportWorkload, TeacherLoad } from '../contract/workload.ts'
import { mayReadLoad } from './may-read-load.ts'
import { currentAssignments, type Year } from './year-load.ts'

const hoursOf = (year: Year, today: string) => sql<number>`(
  select coalesce(sum(a.hours), 0) from ${currentAssignments(year, today)}
  where a.teacher_id = t.id and not ${isOutOfPlan(sql.ref('g.id'))})`
const groupsOf = (year: Year, today: string) => sql<number>`(
  select count(*) from ${currentAssignments(year, today)} where a.teacher_id = t.id)`
const rateOf = (today: string) => sql<number | null>`(
  select sum(e.rate) from people.employment e where e.person_id = t.id and e.during @> ${today}::date)`

/** Members of departments and teachers of the year's groups, as far as the caller may read their load. */
export const teacherRows = (db: Database, caller: Caller, year: Year, today: string) =>
  db
    .selectFrom('people.person as t')
    .where(
      sql<boolean>`(t.id in (select m.person_id from curriculum.cathedra_member m)
        or t.id in (select a.teacher_id from ${currentAssignments(year, today)}))`,
    )
    .where(mayReadLoad(caller, sql.ref('t.id')))

/** Columns of `teacherRows` that make a `TeacherLoad` of the contract. */
export const teacherColumns = (year: Year, today: string) =>
  [
    't.id',
    't.full_name',
    sql<TeacherLoad['cathedras']>`coalesce((
      select jsonb_agg(jsonb_build_object('id', ca.id, 'title', ca.title) order by ca.title)
      from curriculum.cathedra_member m join curriculum.cathedra ca on ca.id = m.cathedra_id
      where m.person_id = t.id), '[]')`.as('cathedras'),
    sql<string[]>`array(select distinct co.title from ${currentAssignments(year, today)}
      join curriculum.course co on co.id = g.course_id where a.teacher_id = t.id order by 1)`.as('courses'),
    sql<string[]>`array(select c.title from ${currentAssignments(year, today)}
      join classes.group_class gc on gc.group_id = g.id join classes.class c on c.id = gc.class_id
      join classes.parallel p on p.id = c.parallel_id
      where a.teacher_id = t.id group by c.id, p.id order by p.number, c.letter)`.as('classes'),
    groupsOf(year, today).as('groups_count'),
    hoursOf(year, today).as('hours'),
    rateOf(today).as('rate'),
  ] as const

/** Filters and order, the same for a page of the list and for the whole list in a file. */
type ListQuery = Omit<z.output<(typeof exportWorkload)['query']>, 'columns'>

/** Rows of `TeacherLoad` for a year, as far as the caller may read them, in order; and how many there are. */
export async function findTeacherLoads(db: Database, query: ListQuery, caller: Caller, today: string) {
  const year = query.year_id ?? currentYearId(today)
  const found = teacherRows(db, caller, year, today).$if(query.cathedra_id !== undefined, (rows) =>
    rows.where(
      sql<boolean>`t.id in (select m.person_id from curriculum.cathedra_member m
        where m.cathedra_id = ${query.cathedra_id})`,
    ),
  )
  const { rows, total } = await searched(db, found, { holds: containsWords(sql`t.search`, query.search ?? '') })
  const sorts = {
    name: sql`t.sort_name`,
    groups_count: groupsOf(year, today),
    hours: hoursOf(year, today),
    rate: rateOf(today),
  }
  return {
    total,
    rows: rows
      .select(teacherColumns(year, today))
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy('t.sort_name')
      .orderBy('t.id'),
  }
}
