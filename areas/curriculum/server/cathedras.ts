import { sql, type RawBuilder } from 'kysely'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listCathedras, readCathedra, type Cathedra } from '../contract/cathedras.ts'
import { plannedHours } from './planned-hours.ts'

type Year = number | RawBuilder<number | null>

const membersCount = sql<number>`(select count(*) from curriculum.cathedra_member m where m.cathedra_id = ca.id)`
const coursesCount = sql<number>`(select count(*) from curriculum.course co where co.cathedra_id = ca.id)`
const hoursOf = (year: Year) => sql<number>`(
  select coalesce(sum(${plannedHours(sql.ref('g.id'))}), 0) from classes.study_group g
  join curriculum.course co on co.id = g.course_id where co.cathedra_id = ca.id and g.year_id = ${year})`

const cathedraRows = (db: Database) =>
  db.selectFrom('curriculum.cathedra as ca').leftJoin('people.person as head', 'head.id', 'ca.head_id')

const columns = (year: Year) =>
  [
    'ca.id',
    'ca.title',
    sql<Cathedra['head']>`case when head.id is not null then
      jsonb_build_object('id', head.id, 'full_name', head.full_name) end`.as('head'),
    membersCount.as('members_count'),
    coursesCount.as('courses_count'),
    hoursOf(year).as('hours'),
  ] as const

export const listCathedrasHandler = handle(listCathedras, async ({ query, db, today }) => {
  const year = query.year_id ?? currentYearId(today)
  const found = cathedraRows(db).where(
    containsWords(sql`people.search_text(concat_ws(' ', ca.title, head.full_name))`, query.search ?? ''),
  )
  const byTitle = sql`people.sort_text(ca.title) collate "C"`
  const sorts = {
    name: byTitle,
    head: sql`head.sort_name`,
    members_count: membersCount,
    courses_count: coursesCount,
    hours: hoursOf(year),
  }
  return pageOf(
    query,
    found.select(total),
    found
      .select(columns(year))
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy(byTitle)
      .orderBy('ca.id'),
  )
})

/** The head first, then the others by name. */
const readMembers = (db: Database, cathedra: number, year: Year, today: string) =>
  db
    .selectFrom('curriculum.cathedra_member as m')
    .innerJoin('curriculum.cathedra as ca', 'ca.id', 'm.cathedra_id')
    .innerJoin('people.person as t', 't.id', 'm.person_id')
    .where('m.cathedra_id', '=', cathedra)
    .select([
      't.id',
      't.full_name',
      sql<string | null>`(select p.title from people.employment e join people.position p on p.id = e.position_id
        where e.person_id = t.id and e.during @> ${today}::date order by e.rate desc, e.id limit 1)`.as('position'),
      sql<boolean>`t.id is not distinct from ca.head_id`.as('is_head'),
      sql<number>`(select coalesce(sum(a.hours), 0) from workload.assignment a
        join classes.study_group g on g.id = a.group_id join calendar.study_year y on y.id = g.year_id
        where a.teacher_id = t.id and g.year_id = ${year} and a.during @> ${dayOfYear(today)})`.as('hours'),
    ])
    .orderBy('is_head', 'desc')
    .orderBy('t.sort_name')
    .orderBy('t.id')
    .execute()

const readCourses = (db: Database, cathedra: number, year: Year) =>
  db
    .selectFrom('curriculum.course as co')
    .leftJoin('classes.study_group as g', (join) =>
      join.onRef('g.course_id', '=', 'co.id').on(sql<boolean>`g.year_id = ${year}`),
    )
    .where('co.cathedra_id', '=', cathedra)
    .groupBy('co.id')
    .select(['co.id', 'co.title', 'co.colour', sql<number>`count(g.id)`.as('groups_count')])
    .select(sql<number>`coalesce(sum(${plannedHours(sql.ref('g.id'))}), 0)`.as('hours'))
    .orderBy(sql`people.sort_text(co.title) collate "C"`)
    .execute()

export const readCathedraHandler = handle(readCathedra, async ({ params, query, db, today }) => {
  const year = query.year_id ?? currentYearId(today)
  const cathedra = await cathedraRows(db).where('ca.id', '=', params.id).select(columns(year)).executeTakeFirst()
  if (!cathedra) throw notFound()
  const members = await readMembers(db, params.id, year, today)
  return { ...cathedra, members, courses: await readCourses(db, params.id, year) }
})
