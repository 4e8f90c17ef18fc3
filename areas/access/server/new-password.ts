import { asSaid } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import { isCommonPassword } from '../rules/common-passwords.ts'
import { minPasswordCharacters, passwordObjection } from '../rules/password-objection.ts'
import { rolesOf, spellingsOf } from './accounts/by-login.ts'
import { hashPassword } from './passwords.ts'
import { hasFactor } from './second-factor/standing.ts'

/** Of how many signs at least a password of the account is to be. */
export const minCharactersOf = async (db: Database, accountId: number): Promise<number> =>
  minPasswordCharacters(await rolesOf(db, accountId), await hasFactor(db, accountId))

/**
 * The hash of a password that an account may choose.
 * @param field where the body bears it, for the objection
 * @throws Refusal 422
 */
export async function hashOfNewPassword(
  db: Database,
  accountId: number,
  password: string,
  field: string,
): Promise<string> {
  const objection = passwordObjection({
    password,
    minCharacters: await minCharactersOf(db, accountId),
    isCommon: isCommonPassword(password),
    own: await spellingsOf(db, accountId),
  })
  if (objection !== null) throw refuse(field, asSaid(objection))
  return hashPassword(password)
}

export const storePassword = (db: Database, accountId: number, passwordHash: string) =>
  db
    .updateTable('access.account')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', accountId)
    .execute()
