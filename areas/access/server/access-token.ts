import type { Database } from '#platform/server/database.ts'
import type { House } from '#platform/server/house.ts'
import { signAccessToken } from '#platform/server/tokens.ts'
import { sessionRights } from '../rules/session-rights.ts'
import { holdingsOf } from './holdings.ts'

/**
 * An access token for a session, with the rights its account holds at this moment.
 * @returns null where the session has ended or its account is blocked
 */
export async function accessTokenOf(
  house: Pick<House, 'app' | 'clock'>,
  db: Database,
  sessionId: number,
): Promise<string | null> {
  const session = await db
    .selectFrom('access.session')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .select(['account_id', 'client', 'actor_account_id'])
    .executeTakeFirst()
  const held = session && (await holdingsOf(db, session.account_id, house.clock.today()))
  if (!held || held.status !== 'active') return null
  return signAccessToken(house.app, {
    ...sessionRights(session.client, held),
    user_id: held.accountId,
    sid: sessionId,
    person: held.personId,
    ...(session.actor_account_id === null ? {} : { act: session.actor_account_id }),
  })
}
