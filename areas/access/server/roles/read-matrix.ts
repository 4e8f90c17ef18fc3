import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { readRightsMatrix, type RightsMatrix } from '../../contract/rights-matrix.ts'

/** How many people hold the role `r`. */
export const peopleOfRole = sql<number>`(
  select count(*)::integer from access.account_role of_role where of_role.role_id = r.id)`

/** All roles with their keys. */
export async function matrixOf(db: Database, { keys }: Permissions): Promise<RightsMatrix> {
  const roles = await db
    .selectFrom('access.role as r')
    .select(['r.id', 'r.name', 'r.title', 'r.is_system', peopleOfRole.as('people')])
    .orderBy('r.id')
    .execute()
  const grants = await db
    .selectFrom('access.role_permission')
    .where('key', 'in', [...keys])
    .select(['role_id', 'key'])
    .select(sql<'read' | 'write'>`level`.as('level'))
    .orderBy('role_id')
    .orderBy('key')
    .execute()
  return { roles, grants }
}

export const readRightsMatrixHandler = handle(
  readRightsMatrix,
  ({ db, context }) => matrixOf(db, context.accessRules.permissions),
  { conditional: true },
)
