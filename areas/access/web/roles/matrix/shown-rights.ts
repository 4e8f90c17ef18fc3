import type { Permission, PermissionGroup } from '../../../contract/permission-table.ts'
import type { RightsMatrix } from '../../../contract/rights-matrix.ts'
import { defaultRoles } from '../../../rules/default-rights.ts'
import { cellKey, levelAt, levelsOf, type Levels } from '../../../rules/rights-changes.ts'
import type { MatrixView } from './address.ts'

export type RoleColumn = RightsMatrix['roles'][number]

/** Levels as the installation brings them, of the default roles. */
export function defaultLevels(roles: readonly RoleColumn[], groups: readonly PermissionGroup[]): Levels {
  const permissions = groups.flatMap((group) => group.permissions)
  return levelsOf(
    roles.flatMap(({ id, name }) =>
      permissions.flatMap(({ key, defaults }) =>
        defaults.flatMap(({ role, level }) => (role === name ? [{ role_id: id, key, level }] : [])),
      ),
    ),
  )
}
export const isDefaultRole = ({ name }: RoleColumn): boolean => (defaultRoles as readonly string[]).includes(name)

const holdsText = ({ key, title, opens }: Permission, typed: string): boolean =>
  `${key} ${title} ${opens}`.toLowerCase().includes(typed.trim().toLowerCase())

/** Roles asked for, in the matrix's order; all where none are. */
export function shownRoles(roles: readonly RoleColumn[], { roles: requested }: MatrixView): readonly RoleColumn[] {
  const ids = new Set(requested.split(',').map(Number))
  const chosen = roles.filter(({ id }) => ids.has(id))
  return chosen.length > 0 ? chosen : roles
}

interface ShownRightsInput {
  groups: readonly PermissionGroup[]
  view: MatrixView
  roles: readonly RoleColumn[]
  levels: Levels
  defaults: Levels
  changed: ReadonlySet<string>
}
/** Groups with those of their keys that are asked for. */
export function shownGroups({
  groups,
  view,
  roles,
  levels,
  defaults,
  changed,
}: ShownRightsInput): readonly PermissionGroup[] {
  const isRequested = (permission: Permission) => {
    if (!holdsText(permission, view.search)) return false
    const { key } = permission
    if (view.show === 'changed') return roles.some(({ id }) => changed.has(cellKey(id, key)))
    if (view.show === 'custom')
      return roles.some(
        (role) => isDefaultRole(role) && levelAt(levels, role.id, key) !== levelAt(defaults, role.id, key),
      )
    return true
  }
  return groups
    .map(({ title, permissions }) => ({ title, permissions: permissions.filter(isRequested) }))
    .filter(({ permissions }) => permissions.length > 0)
}
