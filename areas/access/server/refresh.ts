import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, unauthenticated, type Refusal } from '#platform/server/refusal.ts'
import { refreshTokens } from '../contract/tokens.ts'
import { tokensOf } from './begin-session.ts'
import { cookiesOf, namesOwnPage, requireOwnPage } from './cookies.ts'
import { isOfBlocked, rotateRefreshToken } from './rotate-refresh-token.ts'
import { blockedAccount } from './finish-sign-in.ts'

/** Who is blocked while a page is open learns it from its next renewal. */
const reason = async (db: Database, token: string): Promise<Refusal> =>
  (await isOfBlocked(db, token)) ? conflict(blockedAccount) : unauthenticated()

export const refreshTokensHandler = handle(
  refreshTokens,
  async ({ body, db, context, http }) => {
    const { id: requestId } = http.request
    if (body?.token !== undefined) {
      const rotated = await rotateRefreshToken(db, context.secret, body.token, requestId)
      if (rotated === null) throw await reason(db, body.token)
      return tokensOf(context, db, rotated)
    }
    const cookies = cookiesOf(context, http)
    const token = cookies.impersonation ?? cookies.refresh
    // of all that belongs together a part is lost: left alone, the rest would have the page ask again and again; a foreign
    // page, which does not say that it is ours, signs nobody out
    if ((token === undefined || !cookies.hasXsrf) && namesOwnPage(context, http.request)) {
      cookies.clearAll()
      throw unauthenticated()
    }
    if (token === undefined) throw unauthenticated()
    requireOwnPage(context, http.request)
    const rotated = await rotateRefreshToken(db, context.secret, token, requestId)
    if (rotated === null) {
      // who began to act as somebody else is still signed in
      if (cookies.impersonation === undefined) cookies.clearAll()
      else cookies.clearImpersonation()
      throw await reason(db, token)
    }
    const tokens = await tokensOf(context, db, rotated)
    if (cookies.impersonation === undefined) {
      // its token is lost: the marker alone would tell the page that somebody else is signed in
      if (cookies.isMarkedImpersonating) cookies.clearImpersonation()
      cookies.setRefresh(tokens)
    } else cookies.setImpersonation(tokens)
    return tokens
  },
  { ownTransactions: true, isVital: true },
)
