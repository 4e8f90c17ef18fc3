import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import { requireGivable } from '../roles/account-roles.ts'
import { findGrantor } from '../roles/grantor.ts'
import { endSessions } from '../sessions.ts'
import { requireClosable } from './closing.ts'
import { mergedReason } from './merged-reason.ts'

/** What merging two accounts has changed, to be undone by `splitAccounts`. */
export interface MergedAccounts {
  stays: number
  leaves: number
  wasOpen: boolean
  given: number[]
  aliases: string[]
}
interface GrantedRole {
  role_id: number
  title: string
  limits: number
}

/** Accounts of persons who become one, locked. @throws Refusal 403 where the caller may not close one of them */
export async function lockAccounts(db: Database, caller: Caller, today: string, ids: readonly number[]) {
  const accounts = await db
    .selectFrom('access.account as a')
    .where('a.id', 'in', ids)
    .select(['a.id', 'a.login', 'a.status'])
    .orderBy('a.id')
    .forUpdate()
    .execute()
  for (const { id } of accounts) await requireClosable(db, caller, today, id)
  return accounts
}

/** Roles of the one that leaves which the other has not. */
const rolesToGive = async (db: Database, stays: number, leaves: number) => {
  const { rows } = await sql<GrantedRole>`
    select r.id as role_id, r.title, (select count(*)::int from access.role_limit rl
      where rl.account_id = ar.account_id and rl.role_id = ar.role_id) as limits
    from access.account_role ar join access.role r on r.id = ar.role_id
    where ar.account_id = ${leaves}
      and not exists (select from access.account_role had where had.account_id = ${stays} and had.role_id = ar.role_id)
    order by r.id`.execute(db)
  return rows
}

/** Whether the caller could give this role by hand. */
async function mayGive(db: Database, caller: Caller, roleId: number, today: string): Promise<boolean> {
  try {
    const grantor = await findGrantor(db, caller, today)
    if (grantor) await requireGivable(db, grantor, roleId, [])
    return grantor !== null
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) return false
    throw error
  }
}

/** Names under which the one that leaves can be found, but its own login: an IIN and a phone are the person's. */
async function moveAliases(db: Database, { stays, leaves }: { stays: number; leaves: number }): Promise<string[]> {
  const { rows } = await sql<{ alias: string }>`
    update access.login_alias l set account_id = ${stays} from access.account a
    where a.id = ${leaves} and l.account_id = a.id and l.alias <> lower(a.login) and l.alias ~ '^\\d+$'
    returning l.alias`.execute(db)
  return rows.map(({ alias }) => alias)
}

/**
 * Makes one of two accounts of one person: the one that leaves is blocked, its roles go over as far as the caller could
 * give them by hand. Within `keepingRights`.
 * @returns what was done, and titles of roles given and left out
 * @throws Refusal 403 for an account that the caller may not close
 */
export async function mergeAccounts(
  db: Database,
  { caller, today, stays, leaves }: { caller: Caller; today: string; stays: number; leaves: number },
): Promise<{ mergedAccounts: MergedAccounts; given: string[]; left: string[] }> {
  const accounts = await lockAccounts(db, caller, today, [stays, leaves])
  const wasOpen = accounts.some(({ id, status }) => id === leaves && status === 'active')
  const given: GrantedRole[] = []
  const left: GrantedRole[] = []
  for (const role of await rolesToGive(db, stays, leaves))
    (role.limits === 0 && (await mayGive(db, caller, role.role_id, today)) ? given : left).push(role)
  if (given.length > 0)
    await db
      .insertInto('access.account_role')
      .values(given.map(({ role_id }) => ({ account_id: stays, role_id })))
      .execute()
  const aliases = await moveAliases(db, { stays, leaves })
  if (wasOpen)
    await db
      .updateTable('access.account')
      .set({ status: 'blocked', block_reason: mergedReason })
      .where('id', '=', leaves)
      .execute()
  await endSessions(db, { accountId: leaves, isBlocked: true })
  await endSessions(db, { accountId: stays })
  const mergedAccounts = { stays, leaves, wasOpen, given: given.map(({ role_id }) => role_id), aliases }
  return { mergedAccounts, given: given.map(({ title }) => title), left: left.map(({ title }) => title) }
}

/**
 * Undoes `mergeAccounts`. An account that somebody has blocked for another reason since stays blocked.
 * @throws Refusal 403 for an account that the caller may not close, 409 where a login is another's by now
 */
export async function splitAccounts(
  db: Database,
  { caller, today }: { caller: Caller; today: string },
  { stays, leaves, wasOpen, given, aliases }: MergedAccounts,
): Promise<void> {
  await lockAccounts(db, caller, today, [stays, leaves])
  if (given.length > 0)
    await db.deleteFrom('access.account_role').where('account_id', '=', stays).where('role_id', 'in', given).execute()
  const moved = await sql`update access.login_alias set account_id = ${leaves}
    where account_id = ${stays} and alias = any(${aliases}) returning alias`.execute(db)
  if (moved.rows.length < aliases.length) throw conflict(msg`Имена для входа с тех пор изменились: разъединить нельзя`)
  if (wasOpen)
    await db
      .updateTable('access.account')
      .set({ status: 'active', block_reason: null })
      .where('id', '=', leaves)
      .where('block_reason', '=', mergedReason)
      .execute()
  await endSessions(db, { accountId: stays })
}
