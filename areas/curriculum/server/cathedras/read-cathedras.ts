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
  exportCathedras,
  listCathedras,
  readCathedra,
  type Cathedra,
  type CathedraMember,
} from '../../contract/cathedras.ts'
import { cathedraColumns, cathedraRows, findCathedras, type Year } from './find-cathedras.ts'
import { plannedHours } from '../planned-hours.ts'
import { headsOn } from '../scope.ts'
import { mayEdit, mayKeep } from './require-cathedra.ts'
import { answeredTenure, readTenures, stateOn } from './tenure-rows.ts'

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

/** Of today first, the head before the others by name; then those to come, then those before. */
const readMembers = (db: Database, cathedra: number, year: Year, today: string): Promise<CathedraMember[]> =>
  db
    .selectFrom('curriculum.cathedra_member as l')
    .innerJoin('people.person as t', 't.id', 'l.person_id')
    .where('l.cathedra_id', '=', cathedra)
    .select([
      'l.id',
      'l.version',
      sql<CathedraMember['person']>`jsonb_build_object('id', t.id, 'full_name', t.full_name)`.as('person'),
      sql<string | null>`lower(l.during)::text`.as('from'),
      sql<string | null>`(upper(l.during) - 1)::text`.as('to'),
      stateOn(today).as('state'),
      sql<string | null>`(select p.title from people.employment e join people.position p on p.id = e.position_id
        where e.person_id = t.id and e.during @> ${today}::date order by e.rate desc, e.id limit 1)`.as('position'),
      sql<boolean>`(l.cathedra_id, t.id) in (select cathedra_id, person_id from ${headsOn(today)} headed)`.as(
        'is_head',
      ),
      sql<number>`(select coalesce(sum(a.hours), 0) from workload.assignment a
        join classes.study_group g on g.id = a.group_id join calendar.study_year y on y.id = g.year_id
        where a.teacher_id = t.id and g.year_id = ${year} and a.during @> ${dayOfYear(today)})`.as('hours'),
    ])
    .orderBy(sql`l.during @> ${today}::date`, 'desc')
    .orderBy(sql`lower(l.during) > ${today}::date`, (order) => order.desc().nullsLast())
    .orderBy('is_head', 'desc')
    .orderBy('t.sort_name')
    .orderBy('l.id')
    .execute()

const readCourses = (db: Database, cathedra: number, year: Year) =>
  db
    .selectFrom('curriculum.course as co')
    .leftJoin('classes.study_group as g', (join) =>
      join.onRef('g.course_id', '=', 'co.id').on(sql<boolean>`g.year_id = ${year}`),
    )
    .where('co.cathedra_id', '=', cathedra)
    .where('co.archived_at', 'is', null)
    .groupBy('co.id')
    .select(['co.id', 'co.title', 'co.colour', sql<number>`count(g.id)`.as('groups_count')])
    .select(sql<number>`coalesce(sum(${plannedHours(sql.ref('g.id'))}), 0)`.as('hours'))
    .orderBy(sql`platform.sort_text(co.title) collate "C"`)
    .execute()

export const readCathedraHandler = handle(
  readCathedra,
  async ({ params, query, caller, db, today }) => {
    const year = query.year_id ?? currentYearId(today)
    const cathedra = await cathedraRows(db, year, today)
      .where('ca.id', '=', params.id)
      .select(cathedraColumns(today))
      .select([
        mayEdit(caller, sql.ref('ca.id'), today).as('may_edit'),
        mayKeep(caller, sql.ref('ca.id')).as('may_keep'),
      ])
      .executeTakeFirst()
    if (!cathedra) throw notFound(msg`Кафедра не найдена`)
    const heads = await readTenures(db, 'curriculum.cathedra_head', sql`l.cathedra_id = ${params.id}`, today)
    return {
      ...cathedra,
      members: await readMembers(db, params.id, year, today),
      heads: heads.map(answeredTenure),
      courses: await readCourses(db, params.id, year),
    }
  },
  { conditional: true },
)
