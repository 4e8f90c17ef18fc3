import { instant } from '#areas/access/server/index.ts'
import { handle, type Mounted } from '#platform/server/handle.ts'
import { sayStored } from '#platform/server/language/spoken.ts'
import { pageOf, total } from '#platform/server/list.ts'
import { listDenials } from '../contract/audit.ts'
import { accountHolder, sayLogin } from './account-holder.ts'
import { daysOf } from './date-range.ts'

/** Calls refused for want of a right. @param mounted all calls of the product, for what they are said to be */
export function denialsHandler(mounted: () => readonly Mounted[]) {
  return handle(listDenials, async ({ query, caller, db, today }) => {
    const holder = accountHolder(caller, today)
    const { from, to } = daysOf(query.period, today)
    const found = db
      .selectFrom('platform.denial as d')
      .innerJoin('access.account as a', 'a.id', 'd.account_id')
      .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
      .leftJoin('people.person as actor', 'actor.admin_user_id', 'd.acted_by')
      .where('d.day', '>=', from)
      .$if(to !== null, (rows) => rows.where('d.day', '<=', to ?? ''))
      .where(holder.isAsked(query))
    const rows = found
      .select(['d.day', 'd.endpoint', 'd.times', 'actor.full_name as acted_by'])
      .select([holder.person, holder.login, instant('d.last_at').as('last_at')])
      .orderBy('d.last_at', query.asc ? 'asc' : 'desc')
      .orderBy('d.account_id')
      .orderBy('d.endpoint')
    const summaries = new Map(
      mounted().map(({ endpoint: { method, path, summary } }) => [`${method} ${path}`, summary]),
    )
    const page = await pageOf(query, found.select(total), rows)
    const items = page.items.map((row) => ({
      ...sayLogin(row),
      summary: sayStored({ id: summaries.get(row.endpoint) ?? row.endpoint }),
    }))
    return { ...page, items }
  })
}
