import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changePassword } from '../contract/password.ts'
import { beginAttempt } from './attempts.ts'
import { ownLimits } from './limits.ts'
import { hashOfNewPassword, storePassword } from './new-password.ts'
import { verifyPassword } from './passwords.ts'
import { record } from '#platform/server/history.ts'
import { endSessions } from './sessions.ts'
import { comesFrom } from './begin-session.ts'
import { notifyPasswordChanged } from './notify-owner.ts'

export const changePasswordHandler = handle(
  changePassword,
  async ({ body, caller, db, context, http, publish }) => {
    const account = await db
      .selectFrom('access.account')
      .where('id', '=', caller.accountId)
      .select('password_hash')
      .executeTakeFirstOrThrow()
    const attempt = await beginAttempt(db, ownLimits(context, http, caller.accountId))
    if (!(await verifyPassword(account.password_hash, body.current))) throw refuse('current', msg`Неверный пароль`)
    await attempt.succeeded()
    const passwordHash = await hashOfNewPassword(db, caller.accountId, body.password, 'password')
    await db.transaction().execute(async (trx) => {
      await storePassword(trx, caller.accountId, passwordHash)
      await endSessions(trx, { accountId: caller.accountId, except: caller.sessionId })
      await record(trx, caller, http.request.id, [
        { subject: 'access.account', id: caller.accountId, after: { password: 'changed' } },
      ])
      await notifyPasswordChanged(trx, publish, caller.accountId, comesFrom(http))
    })
    return {}
  },
  { ownTransactions: true },
)
