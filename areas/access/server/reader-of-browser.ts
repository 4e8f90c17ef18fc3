import { sql } from 'kysely'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { sessionRights } from '../rules/session-rights.ts'
import { cookiesOf, type Http } from './cookies.ts'
import { holdingsOf } from './holdings.ts'
import { hashOf } from './secrets.ts'

/** Who has signed in with a browser. */
export interface BrowserReader {
  accountId: number
  personId: number | null
  /** 0 school, 1 family. */
  client: 0 | 1
}

/**
 * Who has signed in with the browser that asks for a page, by its refresh token, which is not used up by it; under
 * impersonation who really sits there. It says whom a page is shown to, and opens no data: a cookie is no bearer.
 * @returns null for a stranger
 */
export async function readerOfBrowser(
  db: Database,
  context: Pick<AppContext, 'publicUrl' | 'secret' | 'clock' | 'accessRules'>,
  http: Http,
): Promise<BrowserReader | null> {
  const { refresh } = cookiesOf(context, http)
  if (refresh === undefined) return null
  const { rows } = await sql<{ account_id: number; client: number }>`
    select s.account_id, s.client from access.refresh_token t join access.session s on s.id = t.session_id
    where t.token_hash = ${hashOf(refresh)} and t.expires_at > now() and (t.used_at is null or t.used_at > now() - interval '1 minute')
      and s.ended_at is null and s.expires_at > now() and s.actor_account_id is null`.execute(db)
  const [session] = rows
  const { permissions } = context.accessRules
  const holdings = session && (await holdingsOf(db, session.account_id, context.clock.today(), permissions))
  if (!holdings || holdings.status !== 'active') return null
  const { accountId, personId } = holdings
  return { accountId, personId, client: sessionRights(session.client, holdings, permissions).client }
}
