import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, forbidden, notFound } from '#platform/server/refusal.ts'

interface Changed {
  id: number
  login: string
  status: string
}
const isCeasars = sql<boolean>`exists (select from access.account_role ar join access.role r on r.id = ar.role_id
  where ar.account_id = a.id and r.name = 'ceasar')`

/**
 * An account whose password, login or second factor an administrator changes, locked: not one's own, which has its own
 * pages, and not that of who holds the role ceasar, unless one holds it oneself: whoever sets a password can sign in with it.
 * @throws Refusal 403, 404, 409
 */
export async function accountToChange(db: Database, caller: Caller, id: number): Promise<Changed> {
  if (caller.act !== undefined) throw forbidden(msg`Чужие пароли и входы меняют только под своим именем`)
  const account = await db
    .selectFrom('access.account as a')
    .where('a.id', '=', id)
    .select(['a.id', 'a.login', 'a.status', isCeasars.as('is_ceasars')])
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw notFound()
  if (id === caller.accountId) throw conflict(msg`Это ваша учётная запись: меняйте её в своём профиле`)
  if (account.is_ceasars && !caller.roles.includes('ceasar'))
    throw forbidden(msg`Эту учётную запись меняет только тот, у кого такая же роль`)
  return account
}
