import { sql, type RawBuilder } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { searched } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import type { Course, exportCourses } from '../../contract/courses.ts'
import { planOfYear } from '../planned-hours.ts'

export type Year = number | RawBuilder<number | null>

/** Groups of each course in a year. */
const loadOf = (year: Year) => sql<{ course_id: number; groups_count: number; hours: number | null }>`(
  select course_id, count(*) as groups_count, sum(hours) as hours from ${planOfYear(year)} plan group by course_id)`
const groupsCount = sql<number>`coalesce(load.groups_count, 0)`
const groupHours = sql<number>`coalesce(load.hours, 0)`
const titled = (alias: string) => sql<{
  id: number
  title: string
} | null>`case when ${sql.ref(`${alias}.id`)} is not null
  then jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'title', ${sql.ref(`${alias}.title`)}) end`

/** A course as its list shows it, over `courseRows` of the year. */
export const courseColumns = (year: Year) =>
  [
    'co.id',
    'co.title',
    'co.short_title',
    'co.title_kk',
    'co.colour',
    'co.difficulty',
    'co.version',
    titled('ca').as('cathedra'),
    titled('ar').as('ed_area'),
    titled('rk').as('room_kind'),
    titled('mi').as('merged_into'),
    sql<boolean>`co.archived_at is not null`.as('is_archived'),
    sql<number[]>`array(select distinct p.number from curriculum.rup_line r
      join classes.parallel p on p.id = r.parallel_id
      where r.course_id = co.id and r.year_id = ${year} order by 1)`.as('parallels'),
    groupsCount.as('groups_count'),
    groupHours.as('hours'),
  ] as const

/** Courses with their departments and their groups of the year. */
export const courseRows = (db: Database, year: Year) =>
  db
    .selectFrom('curriculum.course as co')
    .leftJoin('curriculum.cathedra as ca', 'ca.id', 'co.cathedra_id')
    .leftJoin('dictionaries.record as ar', 'ar.id', 'co.ed_area_id')
    .leftJoin('dictionaries.record as rk', 'rk.id', 'co.room_kind_id')
    .leftJoin('curriculum.course as mi', 'mi.id', 'co.merged_into_id')
    .leftJoin(loadOf(year).as('load'), 'load.course_id', 'co.id')

const text = (column: string) => sql`platform.sort_text(${sql.ref(column)}) collate "C"`
const names = sql`platform.search_text(concat_ws(' ', co.title, co.short_title, co.title_kk, ca.title, ar.title))`

/** What narrows and orders the list; a page of it and the whole of it in a file ask alike. */
type ListQuery = Omit<z.output<(typeof exportCourses)['query']>, 'columns'>

/** Courses with what the year makes of them, in order, as rows of a Course; and how many there are. */
export async function findCourses(db: Database, query: ListQuery, today: string) {
  const year = query.year_id ?? currentYearId(today)
  const found = courseRows(db, year)
    .where('co.archived_at', query.archived === true ? 'is not' : 'is', null)
    .$if(query.cathedra_id !== undefined, (rows) => rows.where('ca.id', '=', query.cathedra_id ?? 0))
    .$if(query.ed_area_id !== undefined, (rows) => rows.where('ar.id', '=', query.ed_area_id ?? 0))
  const { rows, total } = await searched(db, found, { holds: containsWords(names, query.search ?? '') })
  const sorts = {
    name: text('co.title'),
    short_title: text('co.short_title'),
    title_kk: text('co.title_kk'),
    cathedra: text('ca.title'),
    ed_area: text('ar.title'),
    difficulty: sql`co.difficulty`,
    groups_count: groupsCount,
    hours: groupHours,
  }
  return {
    total,
    rows: rows
      .select(courseColumns(year))
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy(text('co.title'))
      .orderBy('co.id'),
  }
}

/** Courses as their list shows them, with what the present year makes of them; in the order of their ids. */
export const readCourses = (db: Database, ids: readonly number[], today: string): Promise<Course[]> => {
  const year = currentYearId(today)
  return courseRows(db, year).where('co.id', 'in', ids).select(courseColumns(year)).orderBy('co.id').execute()
}
