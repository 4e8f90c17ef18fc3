import { sql, type RawBuilder } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageLimit } from '#platform/server/list.ts'
import { listTemplates } from '../contract/templates.ts'
import { listedColumns, newest, toListed, type ListedRow } from './template-rows.ts'

const orders: Record<string, RawBuilder<unknown>> = {
  title: sql`lower(t.title)`,
  kind: sql`t.kind`,
  changed: sql`n.changed_at`,
}

export const listTemplatesHandler = handle(listTemplates, async ({ query, db, context }) => {
  const { kind, language, archived = false, search = '', sort, asc, active = null } = query
  const found = sql`from templates.template t join ${newest} n on true
    where (t.archived_at is not null) = ${archived}
      and (${kind ?? null}::text is null or t.kind = ${kind ?? null})
      and (${language ?? null}::text is null or n.language = ${language ?? null})
      and ${containsWords(sql`platform.search_text(t.title)`, search)}`
  const { rows } = await sql<ListedRow & { of_all: number }>`
    select ${listedColumns}, count(*) over () as of_all ${found}
    order by ${orders[sort] ?? sql`t.id`} ${asc ? sql`asc` : sql`desc`}, t.id ${pageLimit(query)}`.execute(db)
  const kinds = await context.templateSources.readKinds(db)
  const items = rows.map(({ of_all: _counted, ...row }) => toListed(row, kinds))
  return { items, total: rows[0]?.of_all ?? 0, page: query.page, size: query.size, active }
})
