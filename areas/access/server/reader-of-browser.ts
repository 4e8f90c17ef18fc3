import { sql } from 'kysely'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { cookiesOf, type Http } from './cookies.ts'
import { hashOf } from './secrets.ts'

/** Who has signed in with a browser. */
export interface BrowserReader {
  accountId: number
  client: number
}

/**
 * Who has signed in with the browser that asks for a page, by its refresh token, which is not used up by it; under
 * impersonation who really sits there. It says whom a page is shown to, and opens no data: a cookie is no bearer.
 * @returns null for a stranger
 */
export async function readerOfBrowser(
  db: Database,
  context: Pick<AppContext, 'publicUrl' | 'secret'>,
  http: Http,
): Promise<BrowserReader | null> {
  const { refresh } = cookiesOf(context, http)
  if (refresh === undefined) return null
  const { rows } = await sql<BrowserReader>`
    select s.account_id as "accountId", s.client from access.refresh_token t join access.session s on s.id = t.session_id
      join access.account a on a.id = s.account_id
    where t.token_hash = ${hashOf(refresh)} and t.expires_at > now() and (t.used_at is null or t.used_at > now() - interval '1 minute')
      and s.ended_at is null and s.expires_at > now() and s.actor_account_id is null and a.status = 'active'`.execute(
    db,
  )
  return rows[0] ?? null
}
