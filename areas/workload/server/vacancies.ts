import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { isOpenIn } from '#areas/classes/server/index.ts'
import { planOfYear } from '#areas/curriculum/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportVacancies, listVacancies, type Vacancies, type Vacancy } from '../contract/workload.ts'
import { mayReadCathedra } from './may-read-load.ts'
import { classTitles, currentAssignments } from './year-load.ts'

interface Asked {
  year_id?: number | undefined
  cathedra_id?: number | undefined
}
async function readVacancies(
  { db, caller, today }: { db: Database; caller: Caller; today: string },
  query: Asked,
): Promise<Vacancies> {
  const year = query.year_id ?? currentYearId(today)
  const ofCathedra = query.cathedra_id === undefined ? sql`true` : sql`co.cathedra_id = ${query.cathedra_id}`
  const { rows } = await sql<Vacancies>`
    with given as (
      select a.group_id, sum(a.hours) as hours from ${currentAssignments(year, today)} group by a.group_id),
    load as (
      select g.id, g.title, co.title as course, co.colour, co.id as course_id,
        coalesce(plan.hours, 0) as hours, coalesce(given.hours, 0) as assigned
      from ${planOfYear(year)} plan join classes.study_group g on g.id = plan.group_id and g.year_id = ${year}
        join curriculum.course co on co.id = g.course_id left join given on given.group_id = g.id
      where not plan.is_out and ${isOpenIn(year, today)} and ${ofCathedra} and ${mayReadCathedra(caller, sql.ref('co.cathedra_id'), today)})
    select count(*) as groups_count, coalesce(sum(hours), 0) as hours, coalesce(sum(assigned), 0) as assigned,
      coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'title', g.title, 'hours', g.hours, 'assigned', g.assigned,
          'course', jsonb_build_object('id', g.course_id, 'title', g.course, 'colour', g.colour), 'classes', ${classTitles})
        order by g.hours - g.assigned desc, g.course, g.title) filter (where g.assigned < g.hours), '[]') as items
    from load g`.execute(db)
  return rows[0] ?? { groups_count: 0, hours: 0, assigned: 0, items: [] }
}

export const listVacanciesHandler = handle(listVacancies, ({ query, ...asking }) => readVacancies(asking, query), {
  conditional: true,
})

const columns: Record<(typeof exportVacancies)['columns'][number], SheetColumn<Vacancy>> = {
  course: { title: msg`Предмет`, width: 34, kind: 'text', of: ({ course }) => course.title },
  group: { title: msg`Группа`, width: 14, kind: 'text', of: ({ title }) => title },
  classes: { title: msg`Классы`, width: 14, kind: 'text', of: ({ classes }) => classes.join(', ') },
  planned: { title: msg`По РУП`, width: 10, kind: 'number', isSummed: true, of: ({ hours }) => hours },
  assigned: { title: msg`Назначено`, width: 11, kind: 'number', isSummed: true, of: ({ assigned }) => assigned },
  missing: {
    title: msg`Без учителя`,
    width: 13,
    kind: 'number',
    isSummed: true,
    of: ({ hours, assigned }) => hours - assigned,
  },
}

export const exportVacanciesHandler = handle(exportVacancies, async ({ query, caller, db, today, record }) => {
  const found = (await readVacancies({ db, caller, today }, query)).items.filter(({ title, course, classes }) =>
    [title, course.title, ...classes].some((one) => one.toLowerCase().includes((query.search ?? '').toLowerCase())),
  )
  const rows = query.asc ? found : found.toReversed()
  return exportRows({
    list: 'workload.vacancies',
    title: t`Часы без учителя`,
    columns,
    query,
    found: { total: rows.length, rows: { execute: () => Promise.resolve(rows) } },
    caller,
    today,
    record,
  })
})
