import { sql } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf, total } from '#platform/server/list.ts'
import { listFailedSignIns, type FailedSignIn } from '../contract/audit.ts'
import { accountHolder, sayLogin } from './account-holder.ts'
import { daysOf, isWithin } from './date-range.ts'

export const listFailedSignInsHandler = handle(listFailedSignIns, async ({ query, caller, db, today, context }) => {
  const holder = accountHolder(caller, today)
  const found = db
    .selectFrom('access.failed_sign_in as f')
    .leftJoin('access.account as a', 'a.id', 'f.account_id')
    .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
    .where(isWithin(sql.ref('f.last_at'), daysOf(query.period, today), context.clock.timeZone))
    .where(holder.isAsked(query))
  const rows = found
    .select(['f.id', 'f.times', 'f.device', sql<FailedSignIn['reason']>`f.reason`.as('reason')])
    .select([
      holder.person,
      holder.login,
      instant('f.last_at').as('last_at'),
      sql<string | null>`host(f.address)`.as('address'),
    ])
    .orderBy('f.last_at', query.asc ? 'asc' : 'desc')
    .orderBy('f.id', query.asc ? 'asc' : 'desc')
  const page = await pageOf(query, found.select(total), rows)
  return { ...page, items: page.items.map(sayLogin) }
})
