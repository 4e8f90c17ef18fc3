import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { signAccessToken } from '#platform/server/tokens.ts'
import { isDemonstrationLogin } from '../rules/demonstration.ts'
import { sessionRights } from '../rules/session-rights.ts'
import { holdings } from './holdings.ts'

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
  const { permissions } = context.accessRules
  const held = await holdings(db, context.clock.today(), permissions)
    .innerJoin('access.session as s', 's.account_id', 'a.id')
    // under impersonation the actor reads
    .innerJoin('access.account as reader', (join) =>
      join.on('reader.id', '=', sql<number>`coalesce(s.actor_account_id, s.account_id)`),
    )
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .select(['s.client', 's.actor_account_id', 's.changes_since', 'reader.language'])
    .executeTakeFirst()
  if (held?.status !== 'active') return null
  const isExempt = held.actor_account_id !== null || (context.isDemonstration && isDemonstrationLogin(held.login))
  const mustSetUp = held.isWithoutFactor && !isExempt
  const onlyReads = held.actor_account_id !== null && held.changes_since === null
  const rights = sessionRights(held.client, held, permissions)
  return signAccessToken(context.app, {
    ...(mustSetUp ? { client: rights.client, roles: [], permissions: { read: [], write: [] }, setup: true } : rights),
    user_id: held.accountId,
    sid: sessionId,
    person: held.personId,
    ...(held.language === null ? {} : { lang: held.language }),
    ...(held.actor_account_id === null ? {} : { act: held.actor_account_id }),
    ...(onlyReads ? { only_reads: true } : {}),
  })
}
