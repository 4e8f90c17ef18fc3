import { sql } from 'kysely'
import * as z from 'zod/mini'
import { permissionLevels, type PermissionLevel } from '#platform/contract/permission-level.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'

/** The keys of a role, each at its level. */
export const grantsOf = (db: Database, roleId: number) =>
  db
    .selectFrom('access.role_permission')
    .where('role_id', '=', roleId)
    .select(['key', sql<PermissionLevel>`level`.as('level')])
    .orderBy('key')
    .execute()

export async function requireFreeTitle(db: Database, title: string, besides = 0): Promise<void> {
  const same = await db
    .selectFrom('access.role')
    .where(sql<boolean>`lower(title) = lower(${title})`)
    .where('id', '<>', besides)
    .select('id')
    .executeTakeFirst()
  if (same) throw refuse('title', msg`Роль с таким названием уже есть`)
}

const id = z.int()
/** All that goes with a role, as the history keeps it. */
export const RemovedRole = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  second_factor: z.nullable(z.boolean()),
  is_granted_by_managers: z.boolean(),
  grants: z.array(z.object({ key: z.string(), level: z.enum(permissionLevels) })),
  /** Who grants it, and which ones its holders grant. */
  granted_by: z.array(id),
  granting: z.array(id),
})

/** What is kept of a role that goes: enough to bring it back. */
export async function keptRole(db: Database, roleId: number): Promise<z.infer<typeof RemovedRole>> {
  const { rows } = await sql<Omit<z.infer<typeof RemovedRole>, 'grants'>>`
    select r.name, r.title, r.description, r.second_factor, r.is_granted_by_managers,
      array(select g.granter_id from access.role_granter g where g.role_id = r.id order by 1) as granted_by,
      array(select g.role_id from access.role_granter g where g.granter_id = r.id order by 1) as granting
    from access.role r where r.id = ${roleId}`.execute(db)
  return RemovedRole.parse({ ...rows[0], grants: await grantsOf(db, roleId) })
}
