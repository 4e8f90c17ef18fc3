import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { groupInWords } from '#areas/classes/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { schoolMoments, type SchoolMoments } from '#platform/server/school-moments.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import {
  exportReopeningRequests,
  listReopeningRequests,
  requestStateTitles,
  type ReopeningRequest,
} from '../../contract/reopening-requests.ts'
import { requestRows } from './request-rows.ts'

interface Asking {
  db: Database
  caller: Caller
  today: string
}
type ListQuery = Omit<z.output<(typeof exportReopeningRequests)['query']>, 'columns'>

function findRequests({ db, caller, today }: Asking, { state, group_id, request, may_answer, search = '' }: ListQuery) {
  const words = sql`platform.search_text(${groupInWords(sql.ref('r.group_id'))} || ' ' || r.reason || ' '
    || (select full_name from people.person where id = r.author_id))`
  const { found, rows, waitsForCaller } = requestRows(db, caller, today)
  const isOfState = sql<boolean>`(${state ?? null}::text is null or r.state = ${state ?? null})
    and (${group_id ?? null}::integer is null or r.group_id = ${group_id ?? null})
    and (${request ?? null}::integer is null or r.id = ${request ?? null}) and (not ${may_answer} or ${waitsForCaller})
    and ${containsWords(words, search)}`
  return {
    count: found.where(isOfState).select(total),
    rows: rows
      .where(isOfState)
      .orderBy(sql`r.state = 'open'`, 'desc')
      .orderBy('r.id', 'desc'),
  }
}

const listReopeningRequestsHandler = handle(listReopeningRequests, ({ query, ...asking }) => {
  const { count, rows } = findRequests(asking, query)
  return pageOf(query, count, rows)
})

const columnsBy = ({
  cell,
}: SchoolMoments): Record<(typeof exportReopeningRequests)['columns'][number], SheetColumn<ReopeningRequest>> => ({
  group: { title: msg`Журнал`, width: 30, kind: 'text', of: ({ group }) => group },
  quarter: { title: msg`Период`, width: 16, kind: 'text', of: ({ quarter }) => quarter },
  author: { title: msg`Кто просит`, width: 28, kind: 'text', of: ({ author }) => author },
  made_at: { title: msg`Когда`, width: 18, kind: 'moment', of: ({ made_at }) => cell(new Date(made_at)) },
  reason: { title: msg`Причина`, width: 50, kind: 'text', of: ({ reason }) => reason },
  state: { title: msg`Ответ`, width: 16, kind: 'text', of: ({ state }) => requestStateTitles[state] },
  answerer: { title: msg`Кто ответил`, width: 28, kind: 'text', of: ({ answerer }) => answerer },
  answer: { title: msg`Почему отказано`, width: 40, kind: 'text', of: ({ answer }) => answer },
  until: { title: msg`Открыто до`, width: 14, kind: 'date', of: ({ until }) => until },
})
const exportReopeningRequestsHandler = handle(
  exportReopeningRequests,
  async ({ query, record, context, ...asking }) => {
    const { count, rows } = findRequests(asking, query)
    const { total: counted } = await count.executeTakeFirstOrThrow()
    const { caller, today } = asking
    return exportRows({
      list: 'results.reopening_requests',
      title: t`Открытие периодов`,
      columns: columnsBy(schoolMoments(context.clock.timeZone)),
      query,
      found: { total: counted, rows },
      caller,
      today,
      record,
    })
  },
)

export const requestListHandlers = [listReopeningRequestsHandler, exportReopeningRequestsHandler]
