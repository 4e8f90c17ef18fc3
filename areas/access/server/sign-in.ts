import { handle } from '#platform/server/handle.ts'
import { conflict, refuse, unauthenticated } from '#platform/server/refusal.ts'
import { signIn } from '../contract/tokens.ts'
import { loginAlias } from '../rules/login-alias.ts'
import { accountByLogin } from './accounts.ts'
import { beginAttempt } from './attempts.ts'
import { beginSession, comesFrom } from './begin-session.ts'
import { cookiesOf, refuseForeignPage } from './cookies.ts'
import { oneOfCrowd } from './crowd.ts'
import { deviceCookie, knownDevice } from './known-device.ts'
import { accountLimit, addressLimit, strangerLimit } from './limits.ts'
import { hashOfNewPassword, storePassword } from './new-password.ts'
import { verifyPassword } from './passwords.ts'
import { tellSignIn } from './tell-owner.ts'

export const signInHandler = handle(
  signIn,
  async ({ body, db, house, http, publish }) => {
    refuseForeignPage(house, http.request)
    const cookies = cookiesOf(house, http)
    const account = await accountByLogin(db, body.username)
    const device = account ? knownDevice(house.secret, account.id, cookies.device) : null
    const limits = [
      addressLimit(http.request.ip),
      account ? accountLimit(account.id, device) : strangerLimit(loginAlias(body.username)),
    ]
    const fits = await oneOfCrowd(async () => {
      const attempt = await beginAttempt(db, limits)
      const isRight = await verifyPassword(account?.password_hash ?? null, body.password)
      if (isRight) await attempt.succeeded()
      return isRight
    })
    if (!account || !fits) throw unauthenticated('Неверный логин или пароль')
    if (account.status !== 'active') throw conflict('Учётная запись заблокирована. Обратитесь к администратору школы')
    if (account.must_change_password) {
      if (body.new_password === undefined) throw refuse('new_password', 'Пароль временный: придумайте свой')
      await storePassword(db, account.id, await hashOfNewPassword(db, account.id, body.new_password, 'new_password'))
    }
    const isStrange = device === null && account.last_login_at !== null
    const from = comesFrom(http)
    const tokens = await db.transaction().execute(async (trx) => {
      if (isStrange) await tellSignIn(trx, publish, account.id, from)
      return beginSession(house, trx, { accountId: account.id, client: 0, ...from })
    })
    cookies.clearImpersonation()
    cookies.setRefresh(tokens.refresh_token)
    cookies.setDevice(deviceCookie(house.secret, account.id, device ?? undefined))
    return tokens
  },
  // failures outlive the refusal, and no connection waits for a hash
  { ownTransactions: true },
)
