import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { containsWords, listOfSql } from '#platform/server/list.ts'
import { changeAcademicLeave, listAcademicLeaves, type AcademicLeave } from '../../contract/academic-leaves.ts'
import {
  leaveColumns,
  leaveInHistory,
  lockLeave,
  openLeaves,
  readLeave,
  requireLater,
  type LeaveRow,
} from './leave-rows.ts'

const sorts = {
  name: sql`p.sort_name`,
  class: sql`platform.sort_text(c.title) collate "C"`,
  from: sql`l.starts_on`,
  planned_return: sql`l.planned_return`,
}

const listHandler = handle(listAcademicLeaves, ({ query, db, caller, today }) =>
  listOfSql<AcademicLeave>(db, {
    columns: leaveColumns,
    found: sql`${openLeaves({ db, caller, today })} and ${containsWords(sql.ref('p.search'), query.search ?? '')}`,
    ordered: sql`order by ${sorts[query.sort]} ${query.asc ? sql`asc` : sql`desc`}, p.sort_name, l.id`,
  }).pageOf(query),
)

const changeHandler = handle(changeAcademicLeave, async ({ params, body, record, ...asking }) => {
  const before = await lockLeave(asking, params.id, body.version)
  requireLater(before.starts_on, body.planned_return)
  const { rows } = await sql<LeaveRow>`
    update classes.academic_leave set planned_return = ${body.planned_return}, order_number = ${body.order_number},
      order_date = ${body.order_date}, note = ${body.note}, version = version + 1
    where id = ${before.id} returning *`.execute(asking.db)
  await record(
    ...rows.map((row) => ({
      subject: 'classes.academic_leave',
      id: row.id,
      before: leaveInHistory(before),
      after: leaveInHistory(row),
    })),
  )
  return readLeave(asking, before.id)
})

export const leaveHandlers = [listHandler, changeHandler]
