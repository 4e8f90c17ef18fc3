import { sql } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf, total } from '#platform/server/list.ts'
import { listSignIns } from '../contract/audit.ts'
import { accountHolder, sayLogin } from './account-holder.ts'
import { daysOf, isWithin } from './date-range.ts'

export const listSignInsHandler = handle(listSignIns, async ({ query, caller, db, today, context }) => {
  const holder = accountHolder(caller, today)
  const found = db
    .selectFrom('access.session as s')
    .innerJoin('access.account as a', 'a.id', 's.account_id')
    .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
    .leftJoin('people.person as actor', 'actor.admin_user_id', 's.actor_account_id')
    .where(isWithin(sql.ref('s.started_at'), daysOf(query.period, today), context.clock.timeZone))
    .where(holder.isAsked(query))
  const rows = found
    .select(['s.id', 's.device', 's.reason'])
    .select([
      holder.person,
      holder.login,
      instant('s.started_at').as('at'),
      sql<string | null>`case when s.actor_account_id is not null then coalesce(actor.full_name, '') end`.as(
        'impersonated_by',
      ),
      sql<string | null>`host(s.address)`.as('address'),
      sql<string | null>`${instant('s.ended_at')}`.as('ended_at'),
    ])
    .orderBy('s.started_at', query.asc ? 'asc' : 'desc')
    .orderBy('s.id', query.asc ? 'asc' : 'desc')
  const page = await pageOf(query, found.select(total), rows)
  return { ...page, items: page.items.map(sayLogin) }
})
