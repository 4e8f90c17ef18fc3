import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { requestedType } from '#platform/contract/problem.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { refuse, Refusal } from '#platform/server/refusal.ts'
import { isTimeCode, plainCode } from '../../rules/second-factor.ts'
import type { Attempt } from '../attempts.ts'
import { isSigned } from './passkeys.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { useTimeCode } from './time-code.ts'

interface Given {
  code?: string | undefined
  /** The browser's answer of a passkey, as JSON. */
  assertion?: string | undefined
}
interface SigningIn {
  context: AppContext
  db: Database
  request: FastifyRequest
  accountId: number
}

/** Which second factors an account has in force. */
export async function factorsOf(db: Database, accountId: number): Promise<{ totp: boolean; passkeys: boolean }> {
  const { rows } = await sql<{ totp: boolean; passkeys: boolean }>`select
    exists (select from access.totp where account_id = ${accountId} and confirmed_at is not null) as totp,
    exists (select from access.passkey where account_id = ${accountId}) as passkeys`.execute(db)
  return rows[0] ?? { totp: false, passkeys: false }
}

function parsed(assertion: string): AuthenticationResponseJSON | null {
  try {
    const given: unknown = JSON.parse(assertion)
    return typeof given === 'object' && given !== null ? (given as AuthenticationResponseJSON) : null
  } catch {
    return null
  }
}

async function isProven({ context, db, request, accountId }: SigningIn, given: Given): Promise<boolean> {
  if (given.code !== undefined) {
    const { secret } = context
    return isTimeCode(given.code)
      ? useTimeCode(db, { secret, accountId, isConfirmed: true }, plainCode(given.code))
      : useRecoveryCode(db, secret, accountId, given.code)
  }
  const answer = given.assertion === undefined ? null : parsed(given.assertion)
  return answer !== null && isSigned({ context, db, request, accountId }, answer)
}

/** The refusal by which a page learns what is possible: `code` always, `assertion` where there are passkeys. */
function ask({ totp, passkeys }: { totp: boolean; passkeys: boolean }): Refusal {
  const at = (field: string, words: Text) => ({ loc: ['body', field], msg: words, type: requestedType })
  const code = at('code', totp ? msg`Введите код из приложения` : msg`Войдите ключом или введите код восстановления`)
  return new Refusal(422, passkeys ? [code, at('assertion', msg`Можно войти ключом`)] : [code])
}

/**
 * Where the account has a second factor, a code or a key must prove it; what does not counts as a failed sign-in.
 * @throws Refusal 422 at `code` or `assertion`
 */
export async function requireFactor(signingIn: SigningIn, given: Given, attempt: Attempt): Promise<void> {
  const factors = await factorsOf(signingIn.db, signingIn.accountId)
  const hasOne = factors.totp || factors.passkeys
  if (hasOne && given.code === undefined && given.assertion === undefined) {
    await attempt.withdrawn()
    throw ask(factors)
  }
  if (hasOne && !(await isProven(signingIn, given)))
    throw given.code === undefined
      ? refuse('assertion', msg`Ключ не подошёл`)
      : refuse('code', msg`Код не подошёл: он уже использован, устарел или введён с ошибкой`)
  await attempt.succeeded()
}
