import { requestedType } from '#platform/contract/problem.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Http } from '../cookies.ts'
import { requireAttempt, requirePassword } from './changing.ts'
import { factorsOf, requireFactor } from './require-factor.ts'

export interface ProvingCall {
  caller: Caller
  db: Database
  context: AppContext
  http: Http
}
/** What somebody signed in proves with that it is them: a code, a passkey's answer as JSON, or the password. */
export interface GivenProof {
  code?: string | undefined
  assertion?: string | undefined
  password?: string | undefined
}
export type ProofMethod = 'factor' | 'password'

/** By what an account proves itself once more: its second factor; whoever has none by the password. */
export async function proofWays(
  db: Database,
  accountId: number,
): Promise<readonly ('code' | 'assertion' | 'password')[]> {
  const { totp, passkeys } = await factorsOf(db, accountId)
  if (!totp && !passkeys) return ['password']
  return passkeys ? ['code', 'assertion'] : ['code']
}

/**
 * Whoever is signed in proves it once more. Failures are limited as those of signing in are, and outlive the refusal: call it outside
 * of any transaction.
 * @throws Refusal 422 at the field, of the type `asked` where nothing was given; 429
 */
export async function requireProof(call: ProvingCall, given: GivenProof): Promise<ProofMethod> {
  const { caller, db, context, http } = call
  const { accountId } = caller
  const { totp, passkeys } = await factorsOf(db, accountId)
  if (totp || passkeys) {
    await requireFactor({ context, db, request: http.request, accountId }, given, await requireAttempt(call))
    return 'factor'
  }
  if (given.password === undefined) throw asked(msg`Введите пароль`)
  await requirePassword(call, given.password)
  return 'password'
}

const asked = (words: Text) => new Refusal(422, [{ loc: ['body', 'password'], msg: words, type: requestedType }])
