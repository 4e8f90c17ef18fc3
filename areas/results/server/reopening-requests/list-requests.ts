import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { listReopeningRequests } from '../../contract/reopening-requests.ts'
import { requestRows } from './request-rows.ts'

export const listReopeningRequestsHandler = handle(listReopeningRequests, ({ query, db, caller, today }) => {
  const { state, group, request, may_answer, search = '' } = query
  const words = sql`platform.search_text(${groupInWords(sql.ref('r.group_id'))} || ' ' || r.reason || ' '
    || (select full_name from people.person where id = r.author_id))`
  const { found, rows, waitsForCaller } = requestRows(db, caller, today)
  const isOfState = sql<boolean>`(${state ?? null}::text is null or r.state = ${state ?? null})
    and (${group ?? null}::integer is null or r.group_id = ${group ?? null})
    and (${request ?? null}::integer is null or r.id = ${request ?? null}) and (not ${may_answer} or ${waitsForCaller})
    and ${containsWords(words, search)}`
  return pageOf(
    query,
    found.where(isOfState).select(total),
    rows
      .where(isOfState)
      .orderBy(sql`r.state = 'open'`, 'desc')
      .orderBy('r.id', 'desc'),
  )
})
