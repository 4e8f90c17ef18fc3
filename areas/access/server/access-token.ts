import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { House } from '#platform/server/house.ts'
import { signAccessToken } from '#platform/server/tokens.ts'
import { isDemonstrationLogin } from '../rules/demonstration.ts'
import { sessionRights } from '../rules/session-rights.ts'
import { holdingsOf } from './holdings.ts'

/**
 * An access token for a session, with the rights its account holds at this moment. Who must have a second factor and has
 * none gets one that is good for nothing but setting it up; under impersonation the actor's own sign-in has answered that.
 * @returns null where the session has ended or its account is blocked
 */
export async function accessTokenOf(
  house: Pick<House, 'app' | 'clock' | 'isDemonstration' | 'accessRules'>,
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
    .select(['s.account_id', 's.client', 's.actor_account_id', 'reader.language'])
    .executeTakeFirst()
  const { permissions } = house.accessRules
  const held = session && (await holdingsOf(db, session.account_id, house.clock.today(), permissions))
  if (!held || held.status !== 'active') return null
  const isExempt = session.actor_account_id !== null || (house.isDemonstration && isDemonstrationLogin(held.login))
  const mustSetUp = held.lacksFactor && !isExempt
  const rights = sessionRights(session.client, held, permissions)
  return signAccessToken(house.app, {
    ...(mustSetUp ? { client: rights.client, roles: [], permissions: { read: [], write: [] }, setup: true } : rights),
    user_id: held.accountId,
    sid: sessionId,
    person: held.personId,
    ...(session.language === null ? {} : { lang: session.language }),
    ...(session.actor_account_id === null ? {} : { act: session.actor_account_id }),
  })
}
