import { sql } from 'kysely'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf, totalsOf } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import {
  exportCourses,
  listCourses,
  readCourse,
  type Course,
  type CourseCard,
  type CourseLine,
} from '../../contract/courses.ts'
import { rangesText } from '#platform/contract/ranges-text.ts'
import { courseColumns, courseRows, findCourses, type Year } from './find-courses.ts'

export const listCoursesHandler = handle(
  listCourses,
  async ({ query, db, today }) => {
    const { rows, total } = await findCourses(db, query, today)
    const totals = await totalsOf(db, rows, { groups: 'groups_count', hours: 'hours' })
    return { ...(await pageOf(query, total, rows)), totals }
  },
  { conditional: true },
)

const columns: Record<(typeof exportCourses)['columns'][number], SheetColumn<Course>> = {
  name: { title: msg`Предмет`, width: 40, kind: 'text', of: ({ title }) => title },
  short: { title: msg`Кратко`, width: 16, kind: 'text', of: ({ short_title }) => short_title },
  kk: { title: msg`На казахском`, width: 40, kind: 'text', of: ({ title_kk }) => title_kk },
  area: { title: msg`Образовательная область`, width: 28, kind: 'text', of: ({ ed_area }) => ed_area?.title ?? null },
  cathedra: { title: msg`Кафедра`, width: 40, kind: 'text', of: ({ cathedra }) => cathedra?.title ?? null },
  difficulty: { title: msg`Трудность`, width: 11, kind: 'number', of: ({ difficulty }) => difficulty },
  room: { title: msg`Вид помещения`, width: 26, kind: 'text', of: ({ room_kind }) => room_kind?.title ?? null },
  parallels: { title: msg`Классы`, width: 12, kind: 'text', of: ({ parallels }) => rangesText(parallels) },
  groups: { title: msg`Групп`, width: 8, kind: 'number', isSummed: true, of: ({ groups_count }) => groups_count },
  hours: { title: msg`Часов в неделю`, width: 15, kind: 'number', isSummed: true, of: ({ hours }) => hours },
}

export const exportCoursesHandler = handle(exportCourses, async ({ query, caller, db, today, record }) => {
  const found = await findCourses(db, query, today)
  return exportRows({ list: 'courses', title: t`Предметы`, columns, query, found, caller, today, record })
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
  const course = await courseRows(db, year)
    .where('co.id', '=', params.id)
    .select(courseColumns(year))
    .executeTakeFirst()
  if (!course) throw notFound()
  const lines = await readLines(db, params.id, year)
  return { ...course, lines, teachers: await readTeachers(db, params.id, year, today) }
})
