import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { plainCode, readableSigns, recoveryCodes } from '../../rules/second-factor.ts'
import { derived, hashOf } from '../secrets.ts'

const signs = 10

/** Random signs that nobody takes for another. */
export const randomReadableCode = (count: number): string =>
  Array.from({ length: count }, () => readableSigns[randomInt(readableSigns.length)]).join('')

/** Fifty bits are kept under the server's own key: the table alone does not tell them. */
const keptCode = (secret: string, accountId: number, typed: string) =>
  hashOf(derived(secret, 'recovery code', `${accountId}.${plainCode(typed)}`))

/** New codes in place of all former ones, as they are shown once: `abcde-fghjk`. */
export async function makeCodes(db: Database, secret: string, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => randomReadableCode(signs))
  await db.deleteFrom('access.recovery_code').where('account_id', '=', accountId).execute()
  await db
    .insertInto('access.recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: keptCode(secret, accountId, code) })))
    .execute()
  return codes.map((code) => `${code.slice(0, signs / 2)}-${code.slice(signs / 2)}`)
}

/** Uses a code up. @returns whether it was one, and had not been used */
export async function useRecoveryCode(
  db: Database,
  secret: string,
  accountId: number,
  typed: string,
): Promise<boolean> {
  const used = await sql`update access.recovery_code set used_at = now()
    where account_id = ${accountId} and code_hash = ${keptCode(secret, accountId, typed)} and used_at is null
    returning account_id`.execute(db)
  return used.rows.length > 0
}
