import { handle } from '#platform/server/handle.ts'
import { logout } from '../contract/tokens.ts'
import { cookiesOf, requireOwnPage } from './cookies.ts'
import { endSessions } from './sessions.ts'
import { sessionsOfTokens } from './sessions-of-tokens.ts'

/** Ends the session of the bearer, of the token in the body and of the cookies, with what they impersonate from. */
export const logoutHandler = handle(
  logout,
  async ({ body, caller, db, context, http }) => {
    const cookies = cookiesOf(context, http)
    const inCookies = [cookies.refresh, cookies.impersonation].filter((token) => token !== undefined)
    if (inCookies.length > 0) requireOwnPage(context, http.request)
    const tokens = body?.token === undefined ? inCookies : [...inCookies, body.token]
    const ids = await sessionsOfTokens(db, tokens, caller?.sessionId)
    if (ids.length > 0) await endSessions(db, { ids })
    cookies.clearAll()
    return {}
  },
  { isVital: true },
)
