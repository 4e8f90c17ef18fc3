import { requestedType } from '#platform/contract/problem.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import { askAssertion } from '../contract/second-factor.ts'
import { signIn } from '../contract/tokens.ts'
import { beginSession, comesFrom } from './begin-session.ts'
import { cookiesOf, namesOwnPage, refuseForeignPage } from './cookies.ts'
import { noteFailedSignIn } from './failed-sign-ins.ts'
import { deviceCookie } from './known-device.ts'
import { hashOfNewPassword, minCharactersOf, storePassword } from './new-password.ts'
import { requireFactor } from './second-factor/require-factor.ts'
import { signingOptions } from './second-factor/passkeys.ts'
import { notifySignIn } from './notify-owner.ts'
import { endSessions } from './sessions.ts'
import { sessionsOfTokens } from './sessions-of-tokens.ts'
import { typedPassword } from './typed-password.ts'

export const blockedAccount = msg`Учётная запись заблокирована. Обратитесь к администратору школы`

/** The hash of the password that replaces a temporary one, or null where it is the holder's own. */
async function chosenPassword(
  db: Database,
  account: { id: number; must_change_password: boolean },
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

export const signInHandler = handle(
  signIn,
  async ({ body, db, context, http, publish }) => {
    refuseForeignPage(context, http.request)
    const { account, attempt, device } = await typedPassword({ db, context, http }, body)
    if (account.status !== 'active') {
      await attempt.succeeded()
      await noteFailedSignIn(db, http, account.id, 'blocked')
      throw conflict(blockedAccount)
    }
    // before the code, which opens once: a refused new password must not use it up
    const chosen = await chosenPassword(db, account, body.new_password).catch(async (refusal: unknown) => {
      await attempt.withdrawn()
      throw refusal
    })
    const isProving = body.code !== undefined || body.assertion !== undefined
    await requireFactor({ context, db, request: http.request, accountId: account.id }, body, attempt).catch(
      async (refusal: unknown) => {
        if (isProving) await noteFailedSignIn(db, http, account.id, 'factor')
        throw refusal
      },
    )
    if (chosen !== null) await storePassword(db, account.id, chosen)
    const isStrange = device === null && account.last_login_at !== null
    const from = comesFrom(http)
    const tokens = await db.transaction().execute(async (trx) => {
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
  },
  // failures outlive the refusal, and no connection waits for a hash
  { ownTransactions: true, isVital: true },
)

export const askAssertionHandler = handle(
  askAssertion,
  async ({ body, db, context, http }) => {
    refuseForeignPage(context, http.request)
    const { account, attempt } = await typedPassword({ db, context, http }, body)
    await attempt.withdrawn()
    if (account.status !== 'active') throw conflict(blockedAccount)
    return { options: { ...(await signingOptions({ context, db, request: http.request, accountId: account.id })) } }
  },
  { ownTransactions: true, isVital: true },
)
