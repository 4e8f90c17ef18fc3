import type { DefaultRole } from '../../rules/role-sets.ts'
import type { Database } from '#platform/server/database.ts'

/** Whether the account holds the role, within limits or not. */
export async function holdsRole(db: Database, accountId: number, role: DefaultRole): Promise<boolean> {
  const held = await db
    .selectFrom('access.account_role as ar')
    .innerJoin('access.role as r', 'r.id', 'ar.role_id')
    .where('ar.account_id', '=', accountId)
    .where('r.name', '=', role)
    .select('r.id')
    .executeTakeFirst()
  return held !== undefined
}
