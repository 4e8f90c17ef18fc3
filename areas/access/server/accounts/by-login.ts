import type { Database } from '#platform/server/database.ts'
import { loginAlias } from '../../rules/login-alias.ts'

/** The account that a typed e-mail, IIN or phone belongs to. */
export const accountByLogin = (db: Database, typed: string) =>
  db
    .selectFrom('access.login_alias as l')
    .innerJoin('access.account as a', 'a.id', 'l.account_id')
    .where('l.alias', '=', loginAlias(typed))
    .select(['a.id', 'a.status', 'a.password_hash', 'a.must_change_password', 'a.last_login_at', 'a.language'])
    .executeTakeFirst()

/** Logins and numbers of an account: no password for it. */
export async function spellingsOf(db: Database, accountId: number): Promise<string[]> {
  const rows = await db.selectFrom('access.login_alias').where('account_id', '=', accountId).select('alias').execute()
  return rows.map(({ alias }) => alias)
}

export const rolesOf = async (db: Database, accountId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('access.account_role as ar')
    .innerJoin('access.role as r', 'r.id', 'ar.role_id')
    .where('ar.account_id', '=', accountId)
    .select('r.name')
    .execute()
  return rows.map(({ name }) => name)
}
