import { isIP } from 'node:net'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { unauthenticated } from '#platform/server/refusal.ts'
import type { Tokens } from '../contract/tokens.ts'
import { deviceName } from '../rules/device-name.ts'
import { accessTokenOf } from './access-token.ts'
import type { Http } from './cookies.ts'
import { openSession, type NewSession } from './sessions.ts'

/** The device and address of a request, for its owner to recognise; a proxy may name an address that is none. */
export const comesFrom = ({ request }: Pick<Http, 'request'>) => ({
  device: deviceName(request.headers['user-agent'] ?? ''),
  address: isIP(request.ip) === 0 || request.ip.includes('%') ? null : request.ip,
})

/** Both tokens of a session, with the rights of this moment. @throws Refusal 401 where it is not alive */
export async function tokensOf(
  context: AppContext,
  db: Database,
  { sessionId, refreshToken }: { sessionId: number; refreshToken: string },
): Promise<Tokens> {
  const accessToken = await accessTokenOf(context, db, sessionId)
  if (accessToken === null) throw unauthenticated()
  return { refresh_token: refreshToken, access_token: accessToken }
}

/** Begins a session of an account. */
export const beginSession = async (context: AppContext, db: Database, given: NewSession): Promise<Tokens> =>
  tokensOf(context, db, await openSession(db, given))
