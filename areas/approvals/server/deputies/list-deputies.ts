import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { containsWords, listOfSql } from '#platform/server/list.ts'
import { listDeputies, readOwnDeputies, type Deputy } from '../../contract/deputies.ts'
import { deputyColumns, deputyState, findDeputies, mayName } from './deputy-rows.ts'
import { mayBeReplaced } from './may-be-replaced.ts'

const words = sql`platform.search_text((select string_agg(p.full_name, ' ') from approvals.person p
  where p.id in (d.head_id, d.deputy_id)))`

export const listDeputiesHandler = handle(listDeputies, async ({ query, db, caller, today }) => {
  const { state, person, search = '', asc } = query
  const page = await listOfSql<Deputy>(db, {
    columns: deputyColumns(caller, today),
    found: sql`from approvals.deputy d where (${state ?? null}::text is null or ${deputyState(today)} = ${state ?? null})
      and (${person ?? null}::integer is null or ${person ?? null} in (d.head_id, d.deputy_id)) and ${containsWords(words, search)}`,
    // the latest first
    ordered: sql`order by ${deputyState(today)} = 'now' desc, lower(d.during) ${asc ? sql`desc` : sql`asc`}, d.id desc`,
  }).pageOf(query)
  const { rows } = await sql<{ may: boolean }>`select ${mayName(caller, sql`${person ?? null}::integer`)}
    and (${person ?? null}::integer is null or ${mayBeReplaced(caller, sql`${person ?? null}::integer`, today)}) as may`.execute(
    db,
  )
  return { ...page, may_name: rows[0]?.may ?? false, today }
})

export const readOwnDeputiesHandler = handle(readOwnDeputies, async ({ db, caller, today }) => {
  const own = await findDeputies(
    db,
    caller,
    today,
    sql`d.ended_at is null and d.during @> ${today}::date and ${caller.personId}::integer in (d.head_id, d.deputy_id)`,
  )
  return {
    acting_for: own.filter(({ deputy }) => deputy.id === caller.personId),
    replaced_by: own.filter(({ head }) => head.id === caller.personId),
  }
})
