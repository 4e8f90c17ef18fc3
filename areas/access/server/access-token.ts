import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { signAccessToken } from '#platform/server/tokens.ts'
import { isDemonstrationLogin } from '../rules/demonstration.ts'
import { sessionRights } from '../rules/session-rights.ts'
import { holdingsOf } from './holdings.ts'

/**
 * An access token for a session, with the rights its account holds at this moment. Who must have a second factor and has
 * none gets one that is good for nothing but setting it up; under impersonation the actor's own sign-in has answered that, and the
 * token opens no changes until they were switched on.
 * @returns null where the session has ended or its account is blocked
 */
export async function accessTokenOf(
  context: Pick<AppContext, 'app' | 'clock' | 'isDemonstration' | 'accessRules'>,
  db: Database,
  sessionId: number,
): Promise<string | null> {
  const session = await db
    .selectFrom('access.session as s')
    // under impersonation the actor reads
    .innerJoin('access.account as reader', (join) =>
      join.on('reader.id', '=', sql<number>`coalesce(s.actor_account_id, s.account_id)`),
    )
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .select(['s.account_id', 's.client', 's.actor_account_id', 's.changes_since', 'reader.language'])
    .executeTakeFirst()
  const { permissions } = context.accessRules
  const holdings = session && (await holdingsOf(db, session.account_id, context.clock.today(), permissions))
  if (!holdings || holdings.status !== 'active') return null
  const isExempt =
    session.actor_account_id !== null || (context.isDemonstration && isDemonstrationLogin(holdings.login))
  const mustSetUp = holdings.isWithoutFactor && !isExempt
  const onlyReads = session.actor_account_id !== null && session.changes_since === null
  const rights = sessionRights(session.client, holdings, permissions)
  return signAccessToken(context.app, {
    ...(mustSetUp ? { client: rights.client, roles: [], permissions: { read: [], write: [] }, setup: true } : rights),
    user_id: holdings.accountId,
    sid: sessionId,
    person: holdings.personId,
    ...(session.language === null ? {} : { lang: session.language }),
    ...(session.actor_account_id === null ? {} : { act: session.actor_account_id }),
    ...(onlyReads ? { only_reads: true } : {}),
  })
}
