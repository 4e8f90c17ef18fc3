import { roleTitles } from '#platform/contract/enumerations.ts'
import { joined, msg, texts } from '#platform/contract/text.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import { defaultRoleNames, medicalWorker, type DefaultRole } from './role-sets.ts'

export { defaultRoleNames as defaultRoles, medicalWorker, type DefaultRole }

export const defaultRoleTitles: Readonly<Record<DefaultRole, string>> = joined(
  roleTitles,
  texts({ [medicalWorker]: msg`Медработник` }),
)

interface Granted<Key extends string> {
  key: Key
  grants: Readonly<Record<PermissionLevel, readonly string[]>>
}
/** The keys with which an installation starts a role, each at its highest level; roles add up, and every row is cut by scope. */
export const defaultRights = <Key extends string>(
  role: string,
  permissions: readonly Granted<Key>[],
): { key: Key; level: PermissionLevel }[] =>
  permissions.flatMap(({ key, grants }): { key: Key; level: PermissionLevel }[] =>
    grants.write.includes(role)
      ? [{ key, level: 'write' }]
      : grants.read.includes(role)
        ? [{ key, level: 'read' }]
        : [],
  )
