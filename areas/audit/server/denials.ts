import { sql } from 'kysely'
import { instant, mayFindPerson } from '#areas/access/server/index.ts'
import { handle, type Mounted } from '#platform/server/handle.ts'
import { sayStored } from '#platform/server/language/spoken.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { listDenials, type Denial } from '../contract/audit.ts'
import { daysOf } from './date-range.ts'

/** Calls refused for want of a right. @param mounted all calls of the product, for what they are said to be */
export function denialsHandler(mounted: () => readonly Mounted[]) {
  return handle(listDenials, async ({ query, caller, db, today }) => {
    const mayFind = mayFindPerson(caller, sql.ref('p.id'), today)
    const { from, to } = daysOf(query.period, today)
    const found = db
      .selectFrom('platform.denial as d')
      .innerJoin('access.account as a', 'a.id', 'd.account_id')
      .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
      .leftJoin('people.person as actor', 'actor.admin_user_id', 'd.acted_by')
      .where('d.day', '>=', from)
      .$if(to !== null, (rows) => rows.where('d.day', '<=', to ?? ''))
      .$if(query.person_id !== undefined, (rows) => rows.where('p.id', '=', query.person_id ?? 0).where(mayFind))
      .$if(Boolean(query.search), (rows) => rows.where(containsWords(sql`p.search`, query.search ?? '')).where(mayFind))
    const rows = found
      .select(['d.day', 'd.endpoint', 'd.times', 'a.login', 'actor.full_name as acted_by'])
      .select([
        sql<
          Denial['person']
        >`case when ${mayFind} then jsonb_build_object('id', p.id, 'full_name', p.full_name) end`.as('person'),
        instant('d.last_at').as('last_at'),
      ])
      .orderBy('d.last_at', query.asc ? 'asc' : 'desc')
      .orderBy('d.account_id')
      .orderBy('d.endpoint')
    const summaries = new Map(
      mounted().map(({ endpoint: { method, path, summary } }) => [`${method} ${path}`, summary]),
    )
    const page = await pageOf(query, found.select(total), rows)
    const items = page.items.map((row) => ({
      ...row,
      summary: sayStored({ id: summaries.get(row.endpoint) ?? row.endpoint }),
    }))
    return { ...page, items }
  })
}
