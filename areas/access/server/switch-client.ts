import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, unauthenticated } from '#platform/server/refusal.ts'
import { switchClient } from '../contract/tokens.ts'
import { clientOf } from '../rules/session-rights.ts'
import { accessTokenOf } from './access-token.ts'
import { holdingsOf } from './holdings.ts'

export const switchClientHandler = handle(
  switchClient,
  async ({ body, caller, db, today, context }) => {
    const holdings = await holdingsOf(db, caller.accountId, today, context.accessRules.permissions)
    if (!holdings) throw unauthenticated()
    if (clientOf(body.client, holdings) !== body.client)
      throw conflict(body.client === 0 ? msg`У вас нет роли в школе` : msg`У вас нет детей в этой школе`)
    await db.updateTable('access.session').set({ client: body.client }).where('id', '=', caller.sessionId).execute()
    const accessToken = await accessTokenOf(context, db, caller.sessionId)
    if (accessToken === null) throw unauthenticated()
    return { access_token: accessToken }
  },
  // no repeat keeps the answer: a token is stored nowhere
  { ownTransactions: true, isVital: true },
)
