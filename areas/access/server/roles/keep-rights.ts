import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict } from '#platform/server/refusal.ts'
import { pasRolesSettings } from '../../contract/permissions.ts'
import { hasLeft, isLimited } from '../holdings.ts'

/** Changes of rights come one after another: each checks what the one before has left. */
const lockRights = (db: Database) => sql`select pg_advisory_xact_lock(hashtext('access.rights'))`.execute(db)

/** Whether somebody who can sign in may change the rights of roles. */
async function hasMaintainer(db: Database, today: string): Promise<boolean> {
  const { rows } = await sql`
    select from access.account a left join access.person p on p.admin_user_id = a.id
    join access.account_role ar on ar.account_id = a.id join access.role_permission rp on rp.role_id = ar.role_id
    where rp.key = ${pasRolesSettings} and rp.level = 'write' and a.status = 'active'
      and not ${isLimited} and not ${hasLeft(today)} limit 1`.execute(db)
  return rows.length > 0
}

/** Whether somebody who can sign in is superadministrator. */
async function hasCeasar(db: Database, today: string): Promise<boolean> {
  const { rows } = await sql`
    select from access.account a left join access.person p on p.admin_user_id = a.id
    join access.account_role ar on ar.account_id = a.id join access.role r on r.id = ar.role_id
    where r.name = 'ceasar' and a.status = 'active' and not ${hasLeft(today)} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Does what may take rights from somebody, alone: a role given or taken, rights of roles changed, an account blocked, a
 * person archived, their last post ended. In the transaction of the caller.
 * @param today the day that is looked at: a later one for what takes effect from then on
 * @throws Refusal 409 where nobody would be left who may change the rights of roles, or no superadministrator
 */
export async function keepingRights<T>(db: Database, today: string, change: () => Promise<T>): Promise<T> {
  await lockRights(db)
  const [hadMaintainer, hadCeasar] = [await hasMaintainer(db, today), await hasCeasar(db, today)]
  const changed = await change()
  if (hadMaintainer && !(await hasMaintainer(db, today)))
    throw conflict(msg`После этого никто не сможет менять права ролей. Сначала дайте это право кому-то ещё`)
  if (hadCeasar && !(await hasCeasar(db, today)))
    throw conflict(msg`Это последний суперадминистратор школы. Сначала выдайте эту роль кому-то ещё`)
  return changed
}
