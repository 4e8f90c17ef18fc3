import type { PermissionGroup } from '../../../contract/permission-table.ts'
import { levelAt, type Levels } from '../../../rules/rights-changes.ts'

/** Keys of a role that stand otherwise than by default, with the default level. */
export const differencesOf = (
  roleId: number,
  groups: readonly PermissionGroup[],
  { levels, defaults }: { levels: Levels; defaults: Levels },
) =>
  groups
    .flatMap(({ permissions }) => permissions)
    .map(({ key }) => ({ key, level: levelAt(defaults, roleId, key) }))
    .filter(({ key, level }) => level !== levelAt(levels, roleId, key))
