import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { record } from '#platform/server/history.ts'
import { derived, hashOf } from './secrets.ts'
import { endSessions, refreshDays } from './sessions.ts'

/** A used token still answers with its successor for so long: an answer may get lost, two tabs may ask at once. */
const graceSeconds = 30

export interface Rotated {
  sessionId: number
  refreshToken: string
}

/**
 * Uses a refresh token up and issues its successor, in one statement. The successor is derived from the used token, so
 * that the same one can be told again within the grace without being stored. A used token that comes later was stolen
 * or copied: its session ends at once. Runs outside of any transaction, so that such an end outlives the refusal.
 * @returns null where the token is unknown, expired, reused, or its session or account is no longer alive
 */
export async function rotateRefreshToken(
  db: Database,
  secret: string,
  token: string,
  requestId: string,
): Promise<Rotated | null> {
  const refreshToken = derived(secret, 'refresh', token)
  const used = await sql<{ session_id: number }>`
    with used as (
      update access.refresh_token t set used_at = now()
      from access.session s join access.account a on a.id = s.account_id
      where t.token_hash = ${hashOf(token)} and t.used_at is null and t.expires_at > now()
        and s.id = t.session_id and s.ended_at is null and s.expires_at > now() and a.status = 'active'
      returning t.session_id, s.expires_at),
    seen as (update access.session set seen_at = now() from used where id = used.session_id)
    insert into access.refresh_token (token_hash, session_id, expires_at)
    select ${hashOf(refreshToken)}, session_id, least(now() + make_interval(days => ${refreshDays}), expires_at) from used
    returning session_id`.execute(db)
  const sessionId = used.rows[0]?.session_id ?? (await repeated(db, token, requestId))
  return sessionId === null ? null : { sessionId, refreshToken }
}

/** Whether a token is of an account that has been blocked. */
export async function isOfBlocked(db: Database, token: string): Promise<boolean> {
  const { rows } = await sql`select from access.refresh_token t join access.session s on s.id = t.session_id
    join access.account a on a.id = s.account_id
    where t.token_hash = ${hashOf(token)} and t.expires_at > now() and a.status = 'blocked'`.execute(db)
  return rows.length > 0
}

/** The session of a token used within the grace; ends the session of one used before that. */
async function repeated(db: Database, token: string, requestId: string): Promise<number | null> {
  const known = await db
    .selectFrom('access.refresh_token as t')
    .innerJoin('access.session as s', 's.id', 't.session_id')
    .where('t.token_hash', '=', hashOf(token))
    .where('t.used_at', 'is not', null)
    .where('s.ended_at', 'is', null)
    .select([
      's.id',
      's.account_id',
      sql<boolean>`t.used_at > now() - make_interval(secs => ${graceSeconds})`.as('is_in_grace'),
    ])
    .executeTakeFirst()
  if (!known) return null
  if (known.is_in_grace) return known.id
  await endSessions(db, { ids: [known.id] })
  await record(db, { accountId: known.account_id }, requestId, [
    { subject: 'access.session', id: known.id, after: { ended: 'a used refresh token came again' } },
  ])
  return null
}
