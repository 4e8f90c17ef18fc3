import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { planOfYear } from '#areas/curriculum/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { searched } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import type { exportWorkload, TeacherLoad } from '../contract/workload.ts'
import { isPreschoolGroup, loadNormsInSql, weekNorm } from './load-norms.ts'
import { mayReadLoad } from './may-read-load.ts'
import { currentAssignments, type Year } from './year-load.ts'

interface Load {
  teacher_id: number
  groups_count: number
  hours: number | null
  /** Of preschool classes alone. */
  is_preschool: boolean
  courses: string[]
  /** Titles of classes, by parallel and letter. */
  classes: string[]
}
/** What each teacher of a year teaches: hours of what stands outside of the plan are no load. */
const loadsOf = (year: Year, today: string) => sql<Load>`
  with assigned as materialized (select a.teacher_id, a.hours, g.id, g.course_id,
    ${isPreschoolGroup} as is_preschool from ${currentAssignments(year, today)}),
  taught as (
    select teacher_id, array_agg(title order by number, letter) as titles
    from (select distinct a.teacher_id, c.id, c.title, p.number, c.letter from assigned a
      join classes.group_class gc on gc.group_id = a.id
      join classes.class c on c.id = gc.class_id join classes.parallel p on p.id = c.parallel_id) of_class
    group by teacher_id)
  select load.*, coalesce(taught.titles, '{}') as classes from (
    select a.teacher_id, count(*)::int as groups_count, sum(a.hours) filter (where not plan.is_out) as hours,
      coalesce(bool_and(a.is_preschool) filter (where not plan.is_out), false) as is_preschool,
      array_agg(distinct co.title) as courses
    from assigned a join ${planOfYear(year)} plan on plan.group_id = a.id join curriculum.course co on co.id = a.course_id
    group by a.teacher_id) load
  left join taught using (teacher_id)`
/** The same as rows of a query `load`, and their teachers: all who turn a page of the list ask it, and few days change it. */
export async function knownLoads(db: Database, year: Year, today: string) {
  const loads = await remembered(db, loadsOf(year, today))
  return {
    load: sql<Load>`(select * from json_to_recordset(${JSON.stringify(loads)}::json)
      as one(teacher_id integer, groups_count integer, hours numeric, is_preschool boolean, courses text[], classes text[]))`,
    teachers: sql`(select unnest(${numberArray(loads.map(({ teacher_id }) => teacher_id))}::integer[]))`,
  }
}
const groupsCount = sql<number>`coalesce(load.groups_count, 0)`
const hours = sql<number>`coalesce(load.hours, 0)`
const rateOf = (today: string) => sql<number | null>`(
  select sum(e.rate) from people.employment e where e.person_id = t.id and e.during @> ${today}::date)`

/** Members of departments and teachers of the year's groups with what they teach, as far as the caller may read their load. */
export const teacherRows = (
  db: Database,
  caller: Caller,
  { load, teachers }: Awaited<ReturnType<typeof knownLoads>>,
  today: string,
) =>
  db
    .selectFrom('people.person as t')
    .leftJoin(load.as('load'), 'load.teacher_id', 't.id')
    // asked of persons alone: few are left before their loads are looked up row by row
    .where(sql<boolean>`(t.id in (
      select m.person_id from curriculum.cathedra_member m where m.during @> ${today}::date) or t.id in ${teachers})`)
    .where(mayReadLoad(caller, sql.ref('t.id'), today))

/** Columns of `teacherRows` that make a `TeacherLoad` of the contract. */
export function teacherColumns(today: string) {
  const norms = loadNormsInSql(today)
  return [
    't.id',
    't.full_name',
    sql<TeacherLoad['cathedras']>`coalesce((
      select jsonb_agg(jsonb_build_object('id', ca.id, 'title', ca.title) order by ca.title)
      from curriculum.cathedra_member m join curriculum.cathedra ca on ca.id = m.cathedra_id
      where m.person_id = t.id and m.during @> ${today}::date), '[]')`.as('cathedras'),
    sql<string[]>`coalesce(load.courses, '{}')`.as('courses'),
    sql<string[]>`coalesce(load.classes, '{}')`.as('classes'),
    groupsCount.as('groups_count'),
    hours.as('hours'),
    rateOf(today).as('rate'),
    weekNorm(norms, sql.ref('load.is_preschool')).as('week_norm'),
    norms.largest.as('largest_load'),
    norms.year.as('year'),
  ] as const
}

/** Filters and order, the same for a page of the list and for the whole list in a file. */
type ListQuery = Omit<z.output<(typeof exportWorkload)['query']>, 'columns'>

/** Rows of `TeacherLoad` for a year, as far as the caller may read them, in order; and how many there are. */
export async function findTeacherLoads(db: Database, query: ListQuery, caller: Caller, today: string) {
  const loads = await knownLoads(db, query.year_id ?? currentYearId(today), today)
  const found = teacherRows(db, caller, loads, today).$if(query.cathedra_id !== undefined, (rows) =>
    rows.where(
      sql<boolean>`t.id in (select m.person_id from curriculum.cathedra_member m
        where m.cathedra_id = ${query.cathedra_id} and m.during @> ${today}::date)`,
    ),
  )
  const { rows, total } = await searched(db, found, { holds: containsWords(sql`t.search`, query.search ?? '') })
  const sorts = {
    name: sql`t.sort_name`,
    groups_count: groupsCount,
    hours,
    rate: rateOf(today),
  }
  return {
    total,
    rows: rows
      .select(teacherColumns(today))
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy('t.sort_name')
      .orderBy('t.id'),
  }
}
