import { handle } from '#platform/server/handle.ts'
import { unauthenticated } from '#platform/server/refusal.ts'
import { refreshTokens } from '../contract/tokens.ts'
import { tokensOf } from './begin-session.ts'
import { cookiesOf, demandOwnPage } from './cookies.ts'
import { rotate } from './rotate.ts'

export const refreshHandler = handle(
  refreshTokens,
  async ({ body, db, house, http }) => {
    const { id: requestId } = http.request
    if (body?.token !== undefined) {
      const rotated = await rotate(db, house.secret, body.token, requestId)
      if (rotated === null) throw unauthenticated()
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
      throw unauthenticated()
    }
    const tokens = await tokensOf(house, db, rotated)
    if (cookies.impersonation === undefined) cookies.setRefresh(tokens.refresh_token)
    else cookies.setImpersonation(tokens.refresh_token)
    return tokens
  },
  { ownTransactions: true },
)
