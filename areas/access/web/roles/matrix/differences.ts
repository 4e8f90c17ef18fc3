import { permissionKeys } from '#platform/contract/permission-keys.ts'
import { levelAt, type Levels } from '../../../rules/rights-changes.ts'

/** Keys of a role that stand otherwise than by default, with the default level. */
export const differencesOf = (roleId: number, levels: Levels, defaults: Levels) =>
  permissionKeys
    .map((key) => ({ key, level: levelAt(defaults, roleId, key) }))
    .filter(({ key, level }) => level !== levelAt(levels, roleId, key))
