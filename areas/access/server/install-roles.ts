import { sql } from 'kysely'
import { roles } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { defaultRights, defaultRoles, defaultRoleTitles, type DefaultRole } from '../rules/default-rights.ts'
import { defaultGranting } from '../rules/granting.ts'
import { defaultRoleDescriptions } from '../rules/role-descriptions.ts'

const isSystem = (role: DefaultRole) => (roles as readonly string[]).includes(role)

/**
 * Puts the default roles with their rights into a school. Idempotent: a role that is there already keeps the rights
 * the school has given it since.
 */
export async function installRoles(db: Database, { all }: Permissions): Promise<void> {
  const made = await db
    .insertInto('access.role')
    .values(
      defaultRoles.map((name) => ({
        name,
        title: defaultRoleTitles[name],
        description: defaultRoleDescriptions[name],
        is_system: isSystem(name),
        is_granted_by_managers: defaultGranting(name).by_managers,
      })),
    )
    .onConflict((clash) => clash.column('name').doNothing())
    .returning(['id', 'name'])
    .execute()
  const rights = made.flatMap(({ id, name }) =>
    defaultRights(name, all).map(({ key, level }) => ({ role_id: id, key, level })),
  )
  if (rights.length > 0) await db.insertInto('access.role_permission').values(rights).execute()
  const granting = made.flatMap(({ id, name }) => defaultGranting(name).granters.map((granter) => ({ id, granter })))
  await sql`insert into access.role_granter (role_id, granter_id)
    select given.id, g.id from jsonb_to_recordset(${JSON.stringify(granting)}::jsonb) as given(id integer, granter text)
    join access.role g on g.name = given.granter`.execute(db)
}
