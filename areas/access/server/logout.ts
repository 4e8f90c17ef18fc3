import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { logout } from '../contract/tokens.ts'
import { cookiesOf, requireOwnPage } from './cookies.ts'
import { hashOf } from './secrets.ts'
import { endSessions } from './sessions.ts'

/** Ends the session of the bearer, of the token in the body and of the cookies, with what they impersonate from. */
export const logoutHandler = handle(logout, async ({ body, caller, db, context, http }) => {
  const cookies = cookiesOf(context, http)
  const inCookies = [cookies.refresh, cookies.impersonation].filter((token) => token !== undefined)
  if (inCookies.length > 0) requireOwnPage(context, http.request)
  const tokens = body?.token === undefined ? inCookies : [...inCookies, body.token]
  const ids = await sessionsOf(db, tokens, caller?.sessionId)
  if (ids.length > 0) await endSessions(db, { ids })
  cookies.clearAll()
  return {}
})

async function sessionsOf(db: Database, tokens: string[], ofBearer: number | undefined): Promise<number[]> {
  const rows = await db
    .selectFrom('access.session as s')
    .where((where) =>
      where.or([
        where('s.id', '=', ofBearer ?? 0),
        where(
          's.id',
          'in',
          where
            .selectFrom('access.refresh_token')
            .where('token_hash', '=', (any) => any.fn.any(any.val(tokens.map(hashOf))))
            .select('session_id'),
        ),
      ]),
    )
    .select(['s.id', 's.actor_session_id'])
    .execute()
  return rows.flatMap(({ id, actor_session_id }) => (actor_session_id === null ? [id] : [id, actor_session_id]))
}
