import * as z from 'zod/mini'
import type { PermissionKey } from '#platform/contract/permission-keys.ts'
import { defaultRights, defaultRoles, type DefaultRole } from '../../../rules/default-rights.ts'
import type { RightsMatrix } from '../../../contract/rights-matrix.ts'
import { permissionGroups, type PermissionGroup } from '../../../rules/permission-groups.ts'
import { permissionTexts } from '../../../rules/permission-texts.ts'
import { cellKey, levelAt, levelsOf, type Levels } from '../../../rules/rights-changes.ts'

export type RoleColumn = RightsMatrix['roles'][number]

/** What of the matrix is shown, as the address keeps it. */
export const MatrixAddress = z.object({
  search: z._default(z.string(), ''),
  show: z._default(z.enum(['all', 'changed', 'custom']), 'all'),
  /** Ids with commas between; none: all roles. */
  roles: z._default(z.string(), ''),
})
export type MatrixView = z.infer<typeof MatrixAddress>

/** Levels as the installation brings them, of the default roles. */
export function defaultLevels(roles: readonly RoleColumn[]): Levels {
  const known = roles.filter(({ name }) => (defaultRoles as readonly string[]).includes(name))
  return levelsOf(
    known.flatMap(({ id, name }) => defaultRights(name as DefaultRole).map((right) => ({ role_id: id, ...right }))),
  )
}
export const isDefaultRole = ({ name }: RoleColumn): boolean => (defaultRoles as readonly string[]).includes(name)

const holdsText = (key: PermissionKey, typed: string): boolean => {
  const { name, opens } = permissionTexts[key]
  return `${key} ${name} ${opens}`.toLowerCase().includes(typed.trim().toLowerCase())
}

/** Roles asked for, in the matrix's order; all where none are. */
export function shownRoles(roles: readonly RoleColumn[], { roles: asked }: MatrixView): readonly RoleColumn[] {
  const ids = new Set(asked.split(',').map(Number))
  const chosen = roles.filter(({ id }) => ids.has(id))
  return chosen.length > 0 ? chosen : roles
}

interface Asked {
  view: MatrixView
  roles: readonly RoleColumn[]
  levels: Levels
  defaults: Levels
  changed: ReadonlySet<string>
}
/** Groups with those of their keys that are asked for. */
export function shownGroups({ view, roles, levels, defaults, changed }: Asked): readonly PermissionGroup[] {
  const isAsked = (key: PermissionKey) => {
    if (!holdsText(key, view.search)) return false
    if (view.show === 'changed') return roles.some(({ id }) => changed.has(cellKey(id, key)))
    if (view.show === 'custom')
      return roles.some(
        (role) => isDefaultRole(role) && levelAt(levels, role.id, key) !== levelAt(defaults, role.id, key),
      )
    return true
  }
  return permissionGroups
    .map(({ title, keys }) => ({ title, keys: keys.filter(isAsked) }))
    .filter(({ keys }) => keys.length > 0)
}
