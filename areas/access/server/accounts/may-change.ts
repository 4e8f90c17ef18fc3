import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, forbidden, notFound } from '#platform/server/refusal.ts'
import { pasUsers } from '../../contract/permissions.ts'
import { findGrantor, isGrantable, type Grantor } from '../roles/grantor.ts'

interface Changed {
  id: number
  login: string
  status: string
}

/** Titles of those roles of the account that the grantor may not grant. */
export async function rolesBeyond(db: Database, grantor: Grantor, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select r.title from access.account_role held join access.role r on r.id = held.role_id
    where held.account_id = ${accountId} and not ${isGrantable(grantor)} order by r.id`.execute(db)
  return rows.map(({ title }) => title)
}

/** Whether the caller may change how the holder of the account signs in, their mail included. */
export async function mayManage(db: Database, caller: Caller, today: string, accountId: number): Promise<boolean> {
  const grantor = await findGrantor(db, caller, today)
  return grantor !== null && grantor.writes(pasUsers) && (await rolesBeyond(db, grantor, accountId)).length === 0
}

/**
 * Nobody takes over an account whose roles they may not grant: whoever sets its password, login, mail or second factor
 * could sign in with it. @throws Refusal 403
 */
export async function requireManageable(
  db: Database,
  caller: Caller,
  today: string,
  accountId: number,
): Promise<Grantor> {
  const grantor = await findGrantor(db, caller, today)
  if (!grantor) throw forbidden(msg`Чужие учётные записи меняют только под своим именем`)
  const beyond = await rolesBeyond(db, grantor, accountId)
  if (beyond.length > 0) throw forbidden(msg`Эту учётную запись меняет тот, кто выдаёт её роли: ${beyond.join(', ')}`)
  return grantor
}

/**
 * An account whose password, login or second factor an administrator changes, locked: not one's own, which has its own
 * pages, and none whose roles one may not grant.
 * @throws Refusal 403, 404, 409
 */
export async function accountToChange(db: Database, caller: Caller, today: string, id: number): Promise<Changed> {
  const account = await db
    .selectFrom('access.account')
    .where('id', '=', id)
    .select(['id', 'login', 'status'])
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw notFound()
  if (id === caller.accountId) throw conflict(msg`Это ваша учётная запись: меняйте её в своём профиле`)
  await requireManageable(db, caller, today, id)
  return account
}
