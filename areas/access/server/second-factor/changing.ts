import { msg, type Text } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { record } from '#platform/server/history.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import { refuse } from '#platform/server/refusal.ts'
import { beginAttempt, type Attempt } from '../attempts.ts'
import { comesFrom } from '../begin-session.ts'
import type { Http } from '../cookies.ts'
import { ownLimits } from '../limits.ts'
import { verifyPassword } from '../passwords.ts'
import { endSessions } from '../sessions.ts'
import { notifyFactorChanged } from '../notify-owner.ts'

interface CallContext {
  caller: Caller
  db: Database
  context: AppContext
  http: Http
  publish: Publish
}

/** A try that counts as failed until it says otherwise. @throws Refusal 429 */
export const requireAttempt = ({
  caller,
  context,
  db,
  http,
}: Pick<CallContext, 'caller' | 'context' | 'db' | 'http'>): Promise<Attempt> =>
  beginAttempt(db, ownLimits(context, http, caller.accountId))

/**
 * The caller's own account, whose password is right.
 * @throws Refusal 422 at `password`, 429
 */
export async function requirePassword(
  call: Pick<CallContext, 'caller' | 'context' | 'db' | 'http'>,
  password: string,
): Promise<{ login: string }> {
  const account = await call.db
    .selectFrom('access.account')
    .where('id', '=', call.caller.accountId)
    .select(['login', 'password_hash'])
    .executeTakeFirstOrThrow()
  const attempt = await requireAttempt(call)
  if (!(await verifyPassword(account.password_hash, password))) throw refuse('password', msg`Неверный пароль`)
  await attempt.succeeded()
  return account
}

/** Changes the second factor of the caller: their other sessions end, they are told, and it is recorded. */
export async function changing<T>(call: CallContext, what: Text, change: (db: Database) => Promise<T>): Promise<T> {
  const { context, caller, http, publish } = call
  return context.db.transaction().execute(async (trx) => {
    const made = await change(trx)
    await endSessions(trx, { accountId: caller.accountId, except: caller.sessionId })
    await record(trx, caller, http.request.id, [
      { subject: 'access.account', id: caller.accountId, after: { second_factor: what.stored() } },
    ])
    await notifyFactorChanged(trx, publish, caller.accountId, msg`Вход в два шага: ${what}`, comesFrom(http))
    return made
  })
}
