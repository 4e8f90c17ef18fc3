import { handle } from '#platform/server/handle.ts'
import { msg } from '#platform/contract/text.ts'
import { conflict } from '#platform/server/refusal.ts'
import { unlinkProviders } from '../../contract/provider-settings.ts'
import { accountToChange } from '../accounts/may-change.ts'
import { endSessions } from '../sessions.ts'

export const unlinkProvidersHandler = handle(unlinkProviders, async ({ params, caller, db, today, record }) => {
  const { id } = await accountToChange(db, caller, today, params.id)
  const gone = await db.deleteFrom('access.provider_link').where('account_id', '=', id).returning('issuer').execute()
  if (gone.length === 0) throw conflict(msg`Эта учётная запись не связана ни с одним провайдером входа`)
  await endSessions(db, { accountId: id })
  const before = gone.map(({ issuer }) => issuer).toSorted((one, other) => (one < other ? -1 : 1))
  await record({ subject: 'access.account', id, before: { provider: before.join(', ') }, after: { provider: null } })
  return {}
})
