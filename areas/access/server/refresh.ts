import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, unauthenticated, type Refusal } from '#platform/server/refusal.ts'
import { refreshTokens } from '../contract/tokens.ts'
import { tokensOf } from './begin-session.ts'
import { cookiesOf, demandOwnPage } from './cookies.ts'
import { isOfBlocked, rotate } from './rotate.ts'
import { blockedAccount } from './sign-in.ts'

/** Who is blocked while a page is open learns it from its next renewal. */
const why = async (db: Database, token: string): Promise<Refusal> =>
  (await isOfBlocked(db, token)) ? conflict(blockedAccount) : unauthenticated()

export const refreshHandler = handle(
  refreshTokens,
  async ({ body, db, house, http }) => {
    const { id: requestId } = http.request
    if (body?.token !== undefined) {
      const rotated = await rotate(db, house.secret, body.token, requestId)
      if (rotated === null) throw await why(db, body.token)
      return tokensOf(house, db, rotated)
    }
    const cookies = cookiesOf(house, http)
    const token = cookies.impersonation ?? cookies.refresh
    if (token === undefined) throw unauthenticated()
    demandOwnPage(house, http.request)
    const rotated = await rotate(db, house.secret, token, requestId)
    if (rotated === null) {
      // who began to act as somebody else is still signed in
      if (cookies.impersonation === undefined) cookies.clearAll()
      else cookies.clearImpersonation()
      throw await why(db, token)
    }
    const tokens = await tokensOf(house, db, rotated)
    if (cookies.impersonation === undefined) cookies.setRefresh(tokens.refresh_token)
    else cookies.setImpersonation(tokens.refresh_token)
    return tokens
  },
  { ownTransactions: true },
)
