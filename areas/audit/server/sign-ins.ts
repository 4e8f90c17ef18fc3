import { sql } from 'kysely'
import { instant, mayFindPerson } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { listSignIns, type SignIn } from '../contract/audit.ts'
import { daysOf, isWithin } from './date-range.ts'

export const listSignInsHandler = handle(listSignIns, async ({ query, caller, db, today, context }) => {
  const mayFind = mayFindPerson(caller, sql.ref('p.id'), today)
  const found = db
    .selectFrom('access.session as s')
    .innerJoin('access.account as a', 'a.id', 's.account_id')
    .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
    .leftJoin('people.person as actor', 'actor.admin_user_id', 's.actor_account_id')
    .where(isWithin(sql.ref('s.started_at'), daysOf(query.period, today), context.clock.timeZone))
    .$if(query.person_id !== undefined, (rows) => rows.where('p.id', '=', query.person_id ?? 0).where(mayFind))
    .$if(Boolean(query.search), (rows) => rows.where(containsWords(sql`p.search`, query.search ?? '')).where(mayFind))
  const rows = found
    .select(['s.id', 'a.login', 's.device', 's.reason'])
    .select([
      instant('s.started_at').as('at'),
      sql<SignIn['person']>`case when ${mayFind} then jsonb_build_object('id', p.id, 'full_name', p.full_name) end`.as(
        'person',
      ),
      sql<string | null>`case when s.actor_account_id is not null then coalesce(actor.full_name, '') end`.as(
        'impersonated_by',
      ),
      sql<string | null>`host(s.address)`.as('address'),
      sql<string | null>`${instant('s.ended_at')}`.as('ended_at'),
    ])
    .orderBy('s.started_at', query.asc ? 'asc' : 'desc')
    .orderBy('s.id', query.asc ? 'asc' : 'desc')
  return pageOf(query, found.select(total), rows)
})
