import { sql } from 'kysely'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf, totalsOf } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportCathedras, listCathedras, readCathedra, type Cathedra } from '../contract/cathedras.ts'
import { cathedraColumns, cathedraRows, findCathedras, type Year } from './find-cathedras.ts'
import { plannedHours } from './planned-hours.ts'

export const listCathedrasHandler = handle(
  listCathedras,
  async ({ query, db, today }) => {
    const { rows, total } = await findCathedras(db, query, today)
    const totals = await totalsOf(db, rows, { courses: 'courses_count', hours: 'hours' })
    return { ...(await pageOf(query, total, rows)), totals }
  },
  { conditional: true },
)

const columns: Record<(typeof exportCathedras)['columns'][number], SheetColumn<Cathedra>> = {
  name: { title: msg`Кафедра`, width: 40, kind: 'text', of: ({ title }) => title },
  head: { title: msg`Заведующий`, width: 40, kind: 'text', of: ({ head }) => head?.full_name ?? null },
  members: { title: msg`Сотрудников`, width: 13, kind: 'number', of: ({ members_count }) => members_count },
  courses: {
    title: msg`Предметов`,
    width: 12,
    kind: 'number',
    isSummed: true,
    of: ({ courses_count }) => courses_count,
  },
  hours: { title: msg`Часов в неделю`, width: 15, kind: 'number', isSummed: true, of: ({ hours }) => hours },
}

export const exportCathedrasHandler = handle(exportCathedras, async ({ query, caller, db, today, record }) => {
  const found = await findCathedras(db, query, today)
  return exportRows({ list: 'cathedras', title: t`Кафедры`, columns, query, found, caller, today, record })
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
    .orderBy(sql`platform.sort_text(co.title) collate "C"`)
    .execute()

export const readCathedraHandler = handle(
  readCathedra,
  async ({ params, query, db, today }) => {
    const year = query.year_id ?? currentYearId(today)
    const cathedra = await cathedraRows(db, year)
      .where('ca.id', '=', params.id)
      .select(cathedraColumns)
      .executeTakeFirst()
    if (!cathedra) throw notFound()
    const members = await readMembers(db, params.id, year, today)
    return { ...cathedra, members, courses: await readCourses(db, params.id, year) }
  },
  { conditional: true },
)
