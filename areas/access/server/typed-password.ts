import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { unauthenticated } from '#platform/server/refusal.ts'
import { loginAlias } from '../rules/login-alias.ts'
import { accountByLogin } from './accounts/by-login.ts'
import { beginAttempt, type Attempt } from './attempts.ts'
import { cookiesOf, type Http } from './cookies.ts'
import { limitConcurrentSignIns } from './concurrent-sign-ins.ts'
import { notedLimit, noteFailedSignIn } from './failed-sign-ins.ts'
import { knownDevice } from './known-device.ts'
import { accountLimit, addressLimit, strangerLimit } from './limits.ts'
import { verifyPassword } from './passwords.ts'

interface Fitting {
  account: NonNullable<Awaited<ReturnType<typeof accountByLogin>>>
  /** Counts as failed until it says otherwise. */
  attempt: Attempt
  /** Nonce of a device on which the account has signed in before. */
  device: string | null
}

/**
 * The account of a typed login and password.
 * @throws Refusal 401 where they don't fit, 429 after too many tries
 */
export async function typedPassword(
  { db, context, http }: { db: Database; context: AppContext; http: Http },
  { username, password }: { username: string; password: string },
): Promise<Fitting> {
  const account = await accountByLogin(db, username)
  const device = account ? knownDevice(context.secret, account.id, cookiesOf(context, http).device) : null
  const limits = [
    addressLimit(http.request.ip),
    account ? accountLimit(account.id, device) : strangerLimit(loginAlias(username)),
  ]
  const fitting = await limitConcurrentSignIns(async () => {
    const attempt = await beginAttempt(db, limits).catch(notedLimit(db, http, account?.id ?? null))
    const fits = await verifyPassword(account?.password_hash ?? null, password)
    return account && fits ? { account, attempt, device } : null
  })
  if (!fitting) {
    await noteFailedSignIn(db, http, account?.id ?? null, 'password')
    throw unauthenticated(msg`Неверный логин или пароль`)
  }
  return fitting
}
