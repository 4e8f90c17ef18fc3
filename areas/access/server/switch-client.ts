import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, unauthenticated } from '#platform/server/refusal.ts'
import { switchClient } from '../contract/tokens.ts'
import { clientOf } from '../rules/session-rights.ts'
import { accessTokenOf } from './access-token.ts'
import { holdingsOf } from './holdings.ts'

export const switchClientHandler = handle(
  switchClient,
  async ({ body, caller, db, today, house }) => {
    const held = await holdingsOf(db, caller.accountId, today, house.accessRules.permissions)
    if (!held) throw unauthenticated()
    if (clientOf(body.client, held) !== body.client)
      throw conflict(body.client === 0 ? t`У вас нет роли в школе` : t`У вас нет детей в этой школе`)
    await db.updateTable('access.session').set({ client: body.client }).where('id', '=', caller.sessionId).execute()
    const accessToken = await accessTokenOf(house, db, caller.sessionId)
    if (accessToken === null) throw unauthenticated()
    return { access_token: accessToken }
  },
  // no repeat keeps the answer: a token is stored nowhere
  { ownTransactions: true },
)
