import { handle } from '#platform/server/handle.ts'
import { conflict } from '#platform/server/refusal.ts'
import { askAssertion } from '../contract/assertion.ts'
import { signIn } from '../contract/tokens.ts'
import { refuseForeignPage } from './cookies.ts'
import { blockedAccount, finishSignIn } from './finish-sign-in.ts'
import { signingOptions } from './second-factor/passkeys.ts'
import { typedPassword } from './typed-password.ts'

export const signInHandler = handle(
  signIn,
  async ({ body, db, context, http, publish }) => {
    refuseForeignPage(context, http.request)
    return finishSignIn({ db, context, http, publish }, await typedPassword({ db, context, http }, body), body)
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
