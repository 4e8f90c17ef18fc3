import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { endAllSessions, endSession, listSessions } from '../contract/sessions.ts'
import { cookiesOf } from './cookies.ts'
import { instant } from './instant.ts'
import { endSessions } from './sessions.ts'

const listSessionsHandler = handle(listSessions, async ({ caller, db }) => {
  const items = await db
    .selectFrom('access.session as s')
    .leftJoin('access.person as actor', 'actor.admin_user_id', 's.actor_account_id')
    .where('s.account_id', '=', caller.accountId)
    .where((where) =>
      where.or([
        where.and([where('s.ended_at', 'is', null), where('s.expires_at', '>', sql<Date>`now()`)]),
        where.and([
          where('s.actor_account_id', 'is not', null),
          where('s.started_at', '>', sql<Date>`now() - interval '1 month'`),
        ]),
      ]),
    )
    .select([
      's.id',
      's.client',
      's.device',
      sql<string | null>`host(s.address)`.as('address'),
      instant('s.started_at').as('started_at'),
      instant('s.seen_at').as('seen_at'),
      sql<string | null>`${instant('s.ended_at')}`.as('ended_at'),
      sql<boolean>`s.id = ${caller.sessionId}`.as('is_current'),
      sql<string | null>`case when s.actor_account_id is not null then coalesce(actor.full_name, '') end`.as(
        'impersonated_by',
      ),
      's.reason',
    ])
    .orderBy('s.seen_at', 'desc')
    .limit(sql.lit(200))
    .execute()
  return { items }
})

const endSessionHandler = handle(endSession, async ({ params, caller, db, record }) => {
  const own = await db
    .selectFrom('access.session')
    .where('id', '=', params.id)
    .where('account_id', '=', caller.accountId)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (!own) throw notFound()
  await endSessions(db, { ids: [own.id] })
  await record({ subject: 'access.session', id: own.id, after: { ended: 'by its owner' } })
  return {}
})

const endAllSessionsHandler = handle(endAllSessions, async ({ caller, db, context, http, record }) => {
  await endSessions(db, { accountId: caller.accountId })
  await record({ subject: 'access.account', id: caller.accountId, after: { sessions: 'all ended by their owner' } })
  cookiesOf(context, http).clearAll()
  return {}
})

export const ownSessionHandlers = [listSessionsHandler, endSessionHandler, endAllSessionsHandler]
