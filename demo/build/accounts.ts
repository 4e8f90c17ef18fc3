import { demonstrationPassword } from '#areas/access/rules/demonstration.ts'
import type { DefaultRole } from '#areas/access/rules/default-rights.ts'
import { loginAlias } from '#areas/access/rules/login-alias.ts'
import { hashPassword } from '#areas/access/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { insertRows, insertRowsWithIds, updateRows } from '#platform/server/demonstration/insert-rows.ts'
import type { NewPerson } from '../people.ts'

/** A person with the roles of their account; who has a shown sign-in signs in by it and has a password. */
export interface AccountHolder {
  personId: number
  person: NewPerson
  roles: readonly DefaultRole[]
  signIn?: string | undefined
  isBlocked?: boolean
}

const loginOf = ({ person, signIn, roles }: AccountHolder): string =>
  signIn ?? (roles.length > 0 && person.email !== null ? person.email : person.iin)
const spellingsOf = (holder: AccountHolder): string[] => [
  ...new Set(
    [loginOf(holder), holder.person.iin, holder.person.phone, holder.person.email].flatMap((one) =>
      one ? [loginAlias(one)] : [],
    ),
  ),
]

/** Accounts of everybody; only the shown sign-ins know a password, all the same one. */
export async function buildAccounts(db: Database, holders: readonly AccountHolder[]): Promise<Map<number, number>> {
  const hash = await hashPassword(demonstrationPassword)
  const ids = await insertRowsWithIds(
    db,
    'access.account',
    holders.map((holder) => ({
      login: loginOf(holder),
      password_hash: holder.signIn === undefined ? null : hash,
      status: holder.isBlocked ? 'blocked' : 'active',
    })),
  )
  const roles = await db.selectFrom('access.role').select(['id', 'name']).execute()
  const roleIds = new Map(roles.map(({ id, name }) => [name, id]))
  const each = <Row>(rowsOf: (holder: AccountHolder, account_id: number) => Row[]) =>
    holders.flatMap((holder, index) => rowsOf(holder, ids[index] ?? 0))
  await insertRows(
    db,
    'access.login_alias',
    each((holder, account_id) => spellingsOf(holder).map((alias) => ({ alias, account_id }))),
  )
  await insertRows(
    db,
    'access.account_role',
    each((holder, account_id) => holder.roles.map((role) => ({ account_id, role_id: roleIds.get(role) ?? 0 }))),
  )
  await updateRows(
    db,
    'people.person',
    each((holder, admin_user_id) => [{ id: holder.personId, admin_user_id }]),
  )
  return new Map(holders.map(({ personId }, index) => [personId, ids[index] ?? 0]))
}
