import { sql, type RawBuilder } from 'kysely'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listCourses, readCourse, type Course, type CourseCard, type CourseLine } from '../contract/courses.ts'
import { plannedHours } from './planned-hours.ts'

type Year = number | RawBuilder<number | null>

const groupsCount = (year: Year) => sql<number>`(
  select count(*) from classes.study_group g where g.course_id = co.id and g.year_id = ${year})`
const groupHours = (year: Year) => sql<number>`(
  select coalesce(sum(${plannedHours(sql.ref('g.id'))}), 0)
  from classes.study_group g where g.course_id = co.id and g.year_id = ${year})`

const columns = (year: Year) =>
  [
    'co.id',
    'co.title',
    'co.short_title',
    'co.title_kk',
    'co.colour',
    sql<Course['cathedra']>`case when ca.id is not null then
      jsonb_build_object('id', ca.id, 'title', ca.title) end`.as('cathedra'),
    sql<number[]>`array(select distinct p.number from curriculum.rup_line r
      join classes.parallel p on p.id = r.parallel_id
      where r.course_id = co.id and r.year_id = ${year} order by 1)`.as('parallels'),
    groupsCount(year).as('groups_count'),
    groupHours(year).as('hours'),
  ] as const

const courseRows = (db: Database) =>
  db.selectFrom('curriculum.course as co').leftJoin('curriculum.cathedra as ca', 'ca.id', 'co.cathedra_id')

export const listCoursesHandler = handle(listCourses, async ({ query, db, today }) => {
  const year = query.year_id ?? currentYearId(today)
  const found = courseRows(db)
    .$if(query.cathedra_id !== undefined, (rows) => rows.where('ca.id', '=', query.cathedra_id ?? 0))
    .where(
      containsWords(
        sql`people.search_text(concat_ws(' ', co.title, co.short_title, co.title_kk, ca.title))`,
        query.search ?? '',
      ),
    )
  const text = (column: string) => sql`people.sort_text(${sql.ref(column)}) collate "C"`
  const sorts = {
    name: text('co.title'),
    short_title: text('co.short_title'),
    title_kk: text('co.title_kk'),
    cathedra: text('ca.title'),
    groups_count: groupsCount(year),
    hours: groupHours(year),
  }
  return pageOf(
    query,
    found.select(total),
    found
      .select(columns(year))
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy(text('co.title'))
      .orderBy('co.id'),
  )
})

const readLines = async (db: Database, course: number, year: Year) =>
  db
    .selectFrom('curriculum.rup_line as r')
    .innerJoin('classes.parallel as p', 'p.id', 'r.parallel_id')
    .where('r.course_id', '=', course)
    .where(sql<boolean>`r.year_id = ${year}`)
    .select(['r.id', 'p.number as parallel', 'r.profile', 'r.hours', 'r.subgroups'])
    .select([
      sql<CourseLine['component']>`r.component`.as('component'),
      sql<CourseLine['grading_mode']>`r.grading_mode`.as('grading_mode'),
    ])
    .orderBy('p.number')
    .orderBy('r.profile')
    .execute()

const readTeachers = async (db: Database, course: number, year: Year, today: string) =>
  db
    .selectFrom('workload.assignment as a')
    .innerJoin('classes.study_group as g', 'g.id', 'a.group_id')
    .innerJoin('calendar.study_year as y', 'y.id', 'g.year_id')
    .innerJoin('people.person as t', 't.id', 'a.teacher_id')
    .where('g.course_id', '=', course)
    .where(sql<boolean>`g.year_id = ${year} and a.during @> ${dayOfYear(today)}`)
    .groupBy('t.id')
    .select(['t.id', 't.full_name', sql<number>`count(*)`.as('groups_count'), sql<number>`sum(a.hours)`.as('hours')])
    .orderBy('t.sort_name')
    .orderBy('t.id')
    .execute()

export const readCourseHandler = handle(readCourse, async ({ params, query, db, today }): Promise<CourseCard> => {
  const year = query.year_id ?? currentYearId(today)
  const course = await courseRows(db).where('co.id', '=', params.id).select(columns(year)).executeTakeFirst()
  if (!course) throw notFound()
  const lines = await readLines(db, params.id, year)
  return { ...course, lines, teachers: await readTeachers(db, params.id, year, today) }
})
