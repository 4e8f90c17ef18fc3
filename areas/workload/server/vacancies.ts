import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { isOpenIn } from '#areas/classes/server/index.ts'
import { planOfYear } from '#areas/curriculum/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { listVacancies, type Vacancies } from '../contract/workload.ts'
import { mayReadCathedra } from './may-read-load.ts'
import { classTitles, currentAssignments } from './year-load.ts'

export const listVacanciesHandler = handle(
  listVacancies,
  async ({ query, db, caller, today }) => {
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
      where not plan.is_out and ${isOpenIn(year, today)} and ${ofCathedra} and ${mayReadCathedra(caller, sql.ref('co.cathedra_id'))})
    select count(*) as groups_count, coalesce(sum(hours), 0) as hours, coalesce(sum(assigned), 0) as assigned,
      coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'title', g.title, 'hours', g.hours, 'assigned', g.assigned,
          'course', jsonb_build_object('id', g.course_id, 'title', g.course, 'colour', g.colour), 'classes', ${classTitles})
        order by g.hours - g.assigned desc, g.course, g.title) filter (where g.assigned < g.hours), '[]') as items
    from load g`.execute(db)
    return rows[0] ?? { groups_count: 0, hours: 0, assigned: 0, items: [] }
  },
  { conditional: true },
)
