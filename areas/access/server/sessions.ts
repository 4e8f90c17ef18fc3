import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { accessTokenSeconds } from '#platform/server/tokens.ts'
import { hashOf, randomToken } from './secrets.ts'

/** A refresh token lives this long, and each use begins it anew. */
export const refreshDays = 7
/** A session lives this long, however often it is refreshed. */
const sessionDays = 30

export interface NewSession {
  accountId: number
  client: number
  device: string
  address: string | null
  /** Under impersonation: who really acts, from which session, and why. */
  actor?: { accountId: number; sessionId: number; reason: string }
}

/** Begins a session of an account, whose refresh tokens that have run out are forgotten. @returns its id and first refresh token */
export async function openSession(
  db: Database,
  given: NewSession,
): Promise<{ sessionId: number; refreshToken: string }> {
  const refreshToken = randomToken()
  const opened = await sql<{ id: number }>`
    with forgotten as (
      delete from access.refresh_token using access.session s
      where s.id = session_id and s.account_id = ${given.accountId} and refresh_token.expires_at < now()),
    noted as (update access.account set last_login_at = now() where id = ${given.accountId}),
    opened as (
      insert into access.session (account_id, client, device, address, actor_account_id, actor_session_id, reason, expires_at)
      values (${given.accountId}, ${given.client}, ${given.device}, ${given.address},
        ${given.actor?.accountId ?? null}, ${given.actor?.sessionId ?? null}, ${given.actor?.reason ?? null},
        now() + make_interval(days => ${sessionDays}))
      returning id),
    token as (
      insert into access.refresh_token (token_hash, session_id, expires_at)
      select ${hashOf(refreshToken)}, id, now() + make_interval(days => ${refreshDays}) from opened)
    select id from opened`.execute(db)
  return { sessionId: opened.rows[0]?.id ?? 0, refreshToken }
}

/**
 * Ends sessions together with those impersonating from them: their refresh tokens are gone, and every process refuses
 * their access tokens within a moment of the commit.
 * @param which ids, or all of an account, or all of it but one; those of a blocked account leave their refresh tokens, which
 * open nothing any more, so that whoever comes with one can be told why
 */
export async function endSessions(
  db: Database,
  which: { ids: number[] } | { accountId: number; except?: number; isBlocked?: boolean },
): Promise<void> {
  const chosen =
    'ids' in which
      ? sql`id = any(${which.ids})`
      : sql`account_id = ${which.accountId} and id is distinct from ${which.except ?? null}`
  const isBlocked = 'isBlocked' in which && which.isBlocked === true
  await sql`
    with chosen as (select id from access.session where ended_at is null and ${chosen}),
    ended as (
      update access.session set ended_at = now()
      where ended_at is null and (id in (select id from chosen) or actor_session_id in (select id from chosen))
      returning id),
    gone as (delete from access.refresh_token using ended where session_id = ended.id and not ${isBlocked})
    select pg_notify('session_ended', id::text) from ended`.execute(db)
}

/** Ids of sessions ended while an access token of theirs may still live. */
export async function recentlyEndedSessions(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('access.session')
    .where('ended_at', '>', sql<Date>`now() - make_interval(secs => ${accessTokenSeconds})`)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
