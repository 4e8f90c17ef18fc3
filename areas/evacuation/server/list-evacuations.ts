import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { msg, t, translate } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { listOfSql } from '#platform/server/list.ts'
import { schoolMoments, type SchoolMoments } from '#platform/server/school-moments.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportEvacuations, listEvacuations, type Evacuation } from '../contract/evacuations.ts'
import { durationText } from '../rules/duration.ts'
import { scopeInWords } from '../rules/scope-words.ts'
import { expectedOf, foundOf } from '../rules/tally.ts'
import { evacuationStatusTitles, kindTitles, modeTitles } from '../rules/words.ts'
import { evacuationColumns, withLists } from './evacuation-rows.ts'

type ListQuery = Omit<z.output<(typeof exportEvacuations)['query']>, 'columns'>

function findEvacuations(db: Database, { status, mode, search = '', asc }: ListQuery) {
  const found = sql`from evacuation.evacuation e where (${status ?? null}::text is null or e.status = ${status ?? null})
    and (${mode ?? null}::text is null or e.mode = ${mode ?? null})
    and (${search} = '' or strpos(lower(e.note), lower(${search})) > 0)`
  const direction = asc ? sql`asc` : sql`desc`
  return listOfSql<Evacuation>(db, {
    columns: evacuationColumns,
    found,
    ordered: sql`order by e.started_at ${direction}, e.id ${direction}`,
  })
}

const listEvacuationsHandler = handle(listEvacuations, async ({ query, db, context }) => {
  const page = await findEvacuations(db, query).pageOf(query)
  const items = []
  // at most one runs
  for (const one of page.items)
    items.push(query.get_type === 'full' && one.status === 'active' ? await withLists(db, context, one) : one)
  return { ...page, items }
})

type Columns = Record<(typeof exportEvacuations)['columns'][number], SheetColumn<Evacuation>>
const columnsBy = ({ cell }: SchoolMoments): Columns => ({
  started_at: { title: msg`Начало`, width: 20, kind: 'moment', of: ({ started_at }) => cell(new Date(started_at)) },
  mode: { title: msg`Режим`, width: 20, kind: 'text', of: ({ mode }) => modeTitles[mode] },
  kind: { title: msg`Причина`, width: 24, kind: 'text', of: ({ kind }) => kindTitles[kind] },
  scope: { title: msg`Кого`, width: 30, kind: 'text', of: (one) => translate(scopeInWords(one)) },
  status: { title: msg`Состояние`, width: 16, kind: 'text', of: ({ status }) => evacuationStatusTitles[status] },
  length: {
    title: msg`Длилась`,
    width: 16,
    kind: 'text',
    of: ({ started_at, ended_at }) =>
      ended_at && durationText(Math.floor((Date.parse(ended_at) - Date.parse(started_at)) / 1000)),
  },
  found: { title: msg`Найдено`, width: 10, kind: 'number', of: ({ totals }) => foundOf(totals) },
  expected: { title: msg`Ожидались`, width: 12, kind: 'number', of: ({ totals }) => expectedOf(totals) },
})
const exportEvacuationsHandler = handle(exportEvacuations, async ({ query, db, context, caller, today, record }) => {
  return exportRows({
    list: 'evacuation.evacuations',
    title: t`Эвакуации и учебные тревоги`,
    columns: columnsBy(schoolMoments(context.clock.timeZone)),
    query,
    found: await findEvacuations(db, query).whole(),
    caller,
    today,
    record,
  })
})

export const listEvacuationsHandlers = [listEvacuationsHandler, exportEvacuationsHandler]
