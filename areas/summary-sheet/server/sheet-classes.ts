import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { leadsOrCurates } from '#areas/classes/server/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { handle } from '#platform/server/handle.ts'
import { listSheetClasses } from '../contract/summary-sheet.ts'
import { mayReadWholeClass } from '#areas/journal/server/index.ts'

export const listSheetClassesHandler = handle(listSheetClasses, async ({ query, caller, db, today }) => {
  const { rows } = await sql<Output<typeof listSheetClasses>['items'][number]>`
    select c.id, c.title, p.number as parallel, ${leadsOrCurates(caller, today)} as is_own
    from classes.class c join classes.parallel p on p.id = c.parallel_id
    where c.year_id = ${query.year === undefined ? currentYearId(today) : sql`${query.year}::integer`}
      and ${mayReadWholeClass(caller, today)}
    order by p.number, c.letter, c.id`.execute(db)
  return { items: rows }
})
