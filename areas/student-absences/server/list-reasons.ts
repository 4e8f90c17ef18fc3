import { sql, type RawBuilder } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { isOwnStudentOn, leadsStudentOn, isStudentInScope } from '#areas/classes/server/index.ts'
import { usrFamily } from '#areas/people/contract/permissions.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import { listAbsenceReasons } from '../contract/absence-reasons.ts'
import { jrnFullFilter } from '#areas/journal/contract/permissions.ts'
import { reasonColumns, reasonRows } from './reason-rows.ts'

type Row = Output<typeof listAbsenceReasons>['items'][number]

/** Whether the caller may read a reason: the teacher and the curator of the student's class, and who reads all journals. */
export const mayReadReason = (caller: Caller, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${isStudentInScope(scopeOf(caller, 'read', jrnFullFilter), sql.ref('r.student_id'))}
    or ${isOwnStudentOn(caller, sql.ref('r.student_id'), sql`${today}::date`, today)})`

const orderBy = {
  waiting: (direction: RawBuilder<unknown>) => sql`r.state <> 'waiting' ${direction}, r.date_from desc`,
  student: (direction: RawBuilder<unknown>) => sql`p.sort_name ${direction}, r.date_from desc`,
  date: (direction: RawBuilder<unknown>) => sql`r.date_from ${direction}`,
}

export const listAbsenceReasonsHandler = handle(listAbsenceReasons, async ({ query, db, caller, today }) => {
  const { page, size, state, class_id } = query
  const found = sql`from ${reasonRows(today)} where ${mayReadReason(caller, today)}
    and (${state ?? null}::text is null or r.state = ${state ?? null})
    and (${class_id ?? null}::integer is null or c.id = ${class_id ?? null})
    and ${containsWords(sql`platform.search_text(p.full_name)`, query.search ?? '')}`
  const mayAnswer = leadsStudentOn(caller, sql.ref('r.student_id'), sql`${today}::date`, today)
  const mayWrite = caller.permissions.write.includes(usrFamily)
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db)
  const { rows: items } = await sql<Row>`
    select ${reasonColumns}, (${mayWrite} and r.state = 'waiting' and ${mayAnswer}) as may_answer ${found}
    order by ${orderBy[query.sort](query.asc ? sql`asc` : sql`desc`)}, r.id desc
    limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { items, total: counted[0]?.total ?? 0, page, size, active: query.active ?? null }
})
