import { requestedType } from '#platform/contract/problem.ts'
import { msg } from '#platform/contract/text.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import type { Tokens } from '../contract/tokens.ts'
import type { Attempt } from './attempts.ts'
import { beginSession, comesFrom } from './begin-session.ts'
import { cookiesOf, namesOwnPage, type Http } from './cookies.ts'
import { noteFailedSignIn } from './failed-sign-ins.ts'
import { deviceCookie } from './known-device.ts'
import { hashOfNewPassword, minCharactersOf, storePassword } from './new-password.ts'
import { notifySignIn } from './notify-owner.ts'
import { requireFactor } from './second-factor/require-factor.ts'
import { endSessions } from './sessions.ts'
import { sessionsOfTokens } from './sessions-of-tokens.ts'

export const blockedAccount = msg`Учётная запись заблокирована. Обратитесь к администратору школы`

export interface SignInCall {
  db: Database
  context: AppContext
  http: Http
  publish: Publish
}
export interface SigningAccount {
  id: number
  status: string
  must_change_password: boolean
  last_login_at: Date | null
}
/** Who has proved to be an account's owner, by its password or by a provider. */
export interface Proven {
  account: SigningAccount
  /** Counts as failed until it says otherwise. */
  attempt: Attempt
  /** Nonce of a device on which the account has signed in before. */
  device: string | null
}
interface Given {
  new_password?: string | undefined
  code?: string | undefined
  assertion?: string | undefined
}

/** The hash of the password that replaces a temporary one, or null where it is the holder's own. */
async function chosenPassword(
  db: Database,
  account: SigningAccount,
  given: string | undefined,
): Promise<string | null> {
  if (!account.must_change_password) return null
  if (given === undefined) {
    const min = await minCharactersOf(db, account.id)
    const words = msg`Пароль временный: придумайте свой, не короче ${min} знаков`
    throw new Refusal(422, [{ loc: ['body', 'new_password'], msg: words, type: requestedType }])
  }
  return hashOfNewPassword(db, account.id, given, 'new_password')
}

/** What every sign-in asks for after its first proof. @returns the hash of a password that replaces a temporary one */
async function requireRest(
  { db, context, http }: SignInCall,
  { account, attempt }: Proven,
  given: Given,
): Promise<string | null> {
  if (account.status !== 'active') {
    await attempt.succeeded()
    await noteFailedSignIn(db, http, account.id, 'blocked')
    throw conflict(blockedAccount)
  }
  // before the code, which opens once: a refused new password must not use it up
  const chosen = await chosenPassword(db, account, given.new_password).catch(async (refusal: unknown) => {
    await attempt.withdrawn()
    throw refusal
  })
  const isProving = given.code !== undefined || given.assertion !== undefined
  await requireFactor({ context, db, request: http.request, accountId: account.id }, given, attempt).catch(
    async (refusal: unknown) => {
      if (isProving) await noteFailedSignIn(db, http, account.id, 'factor')
      throw refusal
    },
  )
  return chosen
}

/**
 * Ends a sign-in, whatever proved it: the account's state, a password of one's own, the second factor, then the session.
 * @param along what is written together with the session
 * @throws Refusal 409 of a blocked account, 422 for what is asked next, 429
 */
export async function finishSignIn(
  call: SignInCall,
  proven: Proven,
  given: Given,
  along?: (db: Database) => Promise<void>,
): Promise<Tokens> {
  const { db, context, http, publish } = call
  const { account, device } = proven
  const chosen = await requireRest(call, proven, given)
  if (chosen !== null) await storePassword(db, account.id, chosen)
  const isStrange = device === null && account.last_login_at !== null
  const from = comesFrom(http)
  const tokens = await db.transaction().execute(async (trx) => {
    await along?.(trx)
    if (isStrange) await notifySignIn(trx, publish, account.id, from)
    return beginSession(context, trx, { accountId: account.id, client: 0, ...from })
  })
  const cookies = cookiesOf(context, http)
  // whoever was signed in here before is so no more: the cookies that proved it are replaced
  const replaced = [cookies.refresh, cookies.impersonation].filter((token) => token !== undefined)
  if (replaced.length > 0 && namesOwnPage(context, http.request))
    await endSessions(db, { ids: await sessionsOfTokens(db, replaced) })
  cookies.clearImpersonation()
  cookies.setRefresh(tokens)
  cookies.setDevice(deviceCookie(context.secret, account.id, cookies.device))
  return tokens
}
