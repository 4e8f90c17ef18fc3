import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import { teachersOfYear } from '#areas/workload/server/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { handle } from '#platform/server/handle.ts'
import { listReportTeachers } from '../contract/reports.ts'

export const listReportTeachersHandler = handle(listReportTeachers, async ({ query, caller, db, today }) => {
  const year = query.year === undefined ? currentYearId(today) : sql`${query.year}::integer`
  const { rows } = await sql<Output<typeof listReportTeachers>['items'][number]>`
    select p.id, p.full_name, coalesce(p.id = ${caller.personId}, false) as is_own from people.person p
    where p.id in ${teachersOfYear(year, mayReadGroup(caller, sql.ref('g.id'), today))}
    order by is_own desc, p.sort_name, p.id`.execute(db)
  return { items: rows }
})
