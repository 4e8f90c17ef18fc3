import { sql } from 'kysely'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { Database } from '#platform/server/database.ts'
import type { AccessRules } from '#platform/server/access-rules.ts'
import type { AccessExplanation } from '../../contract/explain-access.ts'
import { deputisedGrants } from '../deputising.ts'
import { instant } from '../instant.ts'
import { namedLimits } from '../roles/role-limits.ts'

const level = sql<'read' | 'write'>`rp.level`.as('level')
const key = sql<PermissionKey>`rp.key`.as('key')

/** The roles of an account that hold one of the keys. A limited one gives no key of the whole school. */
export async function grantsOfKeys(
  db: Database,
  {
    accountId,
    keys,
    hasLeft,
    today,
  }: { accountId: number; keys: readonly PermissionKey[]; hasLeft: boolean; today: string },
  accessRules: AccessRules,
): Promise<AccessExplanation['grants']> {
  const rows = await db
    .selectFrom('access.account_role as ar')
    .innerJoin('access.role as r', 'r.id', 'ar.role_id')
    .innerJoin('access.role_permission as rp', 'rp.role_id', 'ar.role_id')
    .where('ar.account_id', '=', accountId)
    .where('rp.key', 'in', keys)
    .select([
      key,
      level,
      'r.title as role',
      instant('ar.granted_at').as('granted_at'),
      namedLimits(accessRules).as('limits'),
    ])
    .orderBy('rp.key')
    .orderBy('r.id')
    .execute()
  const own = rows.map((row) => ({
    ...row,
    deputises: null,
    gives: !hasLeft && !(accessRules.permissions.find(row.key)?.limited === 'never' && row.limits.length > 0),
  }))
  const { permissions } = accessRules
  const standing = await deputisedGrants(db, { accountId, keys }, { today, permissions })
  return [
    ...own,
    ...standing.map(({ key: held, level: at, role, head, until }) => ({
      key: held,
      level: at,
      role,
      granted_at: null,
      limits: [],
      gives: !hasLeft,
      deputises: { head, until },
    })),
  ]
}

/** Roles that the account does not hold and that would give one of the keys. */
export const otherGivers = (
  db: Database,
  accountId: number,
  keys: readonly PermissionKey[],
): Promise<AccessExplanation['givers']> =>
  db
    .selectFrom('access.role_permission as rp')
    .innerJoin('access.role as r', 'r.id', 'rp.role_id')
    .where('rp.key', 'in', keys)
    .where(
      sql<boolean>`not exists (select from access.account_role ar where ar.account_id = ${accountId} and ar.role_id = r.id)`,
    )
    .select([key, level, 'r.title as role'])
    .orderBy('rp.key')
    .orderBy('r.id')
    .execute()
