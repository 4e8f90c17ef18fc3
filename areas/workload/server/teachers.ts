import { sql } from 'kysely'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listWorkload, readWorkload, type LoadGroup, type TeacherLoad } from '../contract/workload.ts'
import { mayReadLoad } from './scope.ts'
import { classTitles, standing, type Year } from './year-load.ts'

const hoursOf = (year: Year, today: string) => sql<number>`(
  select coalesce(sum(a.hours), 0) from ${standing(year, today)} where a.teacher_id = t.id)`
const groupsOf = (year: Year, today: string) => sql<number>`(
  select count(*) from ${standing(year, today)} where a.teacher_id = t.id)`
const rateOf = (today: string) => sql<number | null>`(
  select sum(e.rate) from people.employment e where e.person_id = t.id and e.during @> ${today}::date)`

/** Members of departments, and whoever teaches a group of the year. */
const teacherRows = (db: Database, caller: Caller, year: Year, today: string) =>
  db
    .selectFrom('people.person as t')
    .where(
      sql<boolean>`(t.id in (select m.person_id from curriculum.cathedra_member m)
        or t.id in (select a.teacher_id from ${standing(year, today)}))`,
    )
    .where(mayReadLoad(caller, sql.ref('t.id')))

const columns = (year: Year, today: string) =>
  [
    't.id',
    't.full_name',
    sql<TeacherLoad['cathedras']>`coalesce((
      select jsonb_agg(jsonb_build_object('id', ca.id, 'title', ca.title) order by ca.title)
      from curriculum.cathedra_member m join curriculum.cathedra ca on ca.id = m.cathedra_id
      where m.person_id = t.id), '[]')`.as('cathedras'),
    sql<string[]>`array(select distinct co.title from ${standing(year, today)}
      join curriculum.course co on co.id = g.course_id where a.teacher_id = t.id order by 1)`.as('courses'),
    sql<string[]>`array(select c.title from ${standing(year, today)}
      join classes.group_class gc on gc.group_id = g.id join classes.class c on c.id = gc.class_id
      join classes.parallel p on p.id = c.parallel_id
      where a.teacher_id = t.id group by c.id, p.id order by p.number, c.letter)`.as('classes'),
    groupsOf(year, today).as('groups_count'),
    hoursOf(year, today).as('hours'),
    rateOf(today).as('rate'),
  ] as const

export const listWorkloadHandler = handle(listWorkload, async ({ query, db, caller, today }) => {
  const year = query.year_id ?? currentYearId(today)
  const found = teacherRows(db, caller, year, today)
    .$if(query.cathedra_id !== undefined, (rows) =>
      rows.where(
        sql<boolean>`t.id in (select m.person_id from curriculum.cathedra_member m
          where m.cathedra_id = ${query.cathedra_id})`,
      ),
    )
    .where(containsWords(sql`t.search`, query.search ?? ''))
  const sorts = {
    name: sql`t.sort_name`,
    groups_count: groupsOf(year, today),
    hours: hoursOf(year, today),
    rate: rateOf(today),
  }
  return pageOf(
    query,
    found.select(total),
    found
      .select(columns(year, today))
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy('t.sort_name')
      .orderBy('t.id'),
  )
})

async function readGroups(db: Database, teacher: number, year: Year, today: string): Promise<LoadGroup[]> {
  const { rows } = await sql<LoadGroup>`
    select g.id, g.title, jsonb_build_object('id', co.id, 'title', co.title, 'colour', co.colour) as course,
      ${classTitles} as classes, a.hours, (select count(*) from classes.group_member m
        where m.group_id = g.id and m.during @> ${dayOfYear(today)}) as students_count
    from ${standing(year, today)} join curriculum.course co on co.id = g.course_id
    where a.teacher_id = ${teacher}
    order by people.sort_text(co.title) collate "C", (select min(p.number) from classes.group_class gc
      join classes.class c on c.id = gc.class_id join classes.parallel p on p.id = c.parallel_id
      where gc.group_id = g.id), g.title, g.id`.execute(db)
  return rows
}

export const readWorkloadHandler = handle(readWorkload, async ({ params, query, db, caller, today }) => {
  const year = query.year_id ?? currentYearId(today)
  const teacher = await teacherRows(db, caller, year, today)
    .where('t.id', '=', params.id)
    .select(columns(year, today))
    .executeTakeFirst()
  if (!teacher) throw notFound()
  return { ...teacher, groups: await readGroups(db, params.id, year, today) }
})
