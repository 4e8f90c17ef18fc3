import { sql } from 'kysely'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { pasRoles, pasUsers } from '../../contract/permissions.ts'
import { findGrantor, isGrantable, type Grantor } from '../roles/grantor.ts'
import { holdsRole } from './holds-role.ts'

interface Beyond {
  title: string
  granters: string[]
}

/**
 * Roles of the account that protect it from the caller: reserved ones and those that write accounts or roles. What managers
 * grant besides, as teacher or library, protects nobody: who keeps the records of the staff dismisses them.
 */
async function rolesProtecting(db: Database, grantor: Grantor | null, accountId: number): Promise<Beyond[]> {
  const { rows } = await sql<Beyond>`
    select r.title, array(select gr.title from access.role gr
      where gr.name = 'ceasar' or gr.id in (select g.granter_id from access.role_granter g where g.role_id = r.id)
      order by gr.name <> 'ceasar', gr.id) as granters
    from access.account_role held join access.role r on r.id = held.role_id
    where held.account_id = ${accountId} and not ${grantor === null ? sql<boolean>`false` : isGrantable(grantor)}
      and (not r.is_granted_by_managers or exists (select from access.role_permission rp where rp.role_id = r.id
        and rp.level = 'write' and rp.key in (${pasUsers}, ${pasRoles}))) order by r.id`.execute(db)
  return rows
}

const named = (beyond: readonly Beyond[]) => ({
  roles: beyond.map(({ title }) => title).join(', '),
  granters: [...new Set(beyond.flatMap((role) => role.granters))].join(', '),
})

/** Why the caller may not close the account, in words that say who may; null: they may. */
export async function closingObjection(
  db: Database,
  caller: Caller,
  today: string,
  accountId: number,
): Promise<Text | null> {
  const grantor = await findGrantor(db, caller, today)
  if (grantor?.isCeasar !== true && (await holdsRole(db, accountId, 'ceasar')))
    return msg`Учётную запись суперадминистратора закрывает только другой суперадминистратор`
  const beyond = await rolesProtecting(db, grantor, accountId)
  if (beyond.length === 0) return null
  const { roles, granters } = named(beyond)
  return msg`Учётную запись этого человека закрывает тот, кто выдаёт её роли (${roles}): ${granters}`
}

/** Why the caller may not bring back who has left, for the roles that come back with them; null: they may. */
export async function returningObjection(
  db: Database,
  caller: Caller,
  today: string,
  accountId: number,
): Promise<Text | null> {
  const beyond = await rolesProtecting(db, await findGrantor(db, caller, today), accountId)
  if (beyond.length === 0) return null
  const { roles, granters } = named(beyond)
  return msg`С должностью вернутся роли, которые выдаёте не вы (${roles}). Принять этого человека может: ${granters}`
}

/**
 * Nobody closes an account above their own granting, by whatever road: archiving its person, making it one with another.
 * @throws Refusal 403
 */
export async function requireClosable(db: Database, caller: Caller, today: string, accountId: number): Promise<void> {
  const objection = await closingObjection(db, caller, today, accountId)
  if (objection) throw forbidden(objection)
}
