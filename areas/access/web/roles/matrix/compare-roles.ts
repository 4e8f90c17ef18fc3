import type { Permission, PermissionGroup } from '../../../contract/permission-table.ts'
import { isHigher, levelAt, type CellLevel, type Levels } from '../../../rules/rights-changes.ts'
import type { RoleColumn } from './shown-rights.ts'

/** A key that two roles hold at different levels. */
export interface Differing {
  permission: Permission
  one: CellLevel
  other: CellLevel
}
export interface Difference {
  /** What the first holds and the second does not, or holds at a lower level. */
  onlyOne: readonly Differing[]
  /** The other direction. */
  onlyOther: readonly Differing[]
  /** How many keys both hold alike. */
  alike: number
}

/** What two roles do not share, in the order of the matrix. */
export function differenceOf(groups: readonly PermissionGroup[], levels: Levels, pair: readonly [number, number]) {
  const all = groups
    .flatMap(({ permissions }) => permissions)
    .map((permission) => ({
      permission,
      one: levelAt(levels, pair[0], permission.key),
      other: levelAt(levels, pair[1], permission.key),
    }))
  return {
    onlyOne: all.filter(({ one, other }) => isHigher(one, other)),
    onlyOther: all.filter(({ one, other }) => isHigher(other, one)),
    alike: all.filter(({ one, other }) => one === other && one !== 'none').length,
  } satisfies Difference
}

/** The two roles of the address, where both are there. */
export function pairOf(address: string, roles: readonly RoleColumn[]): readonly [RoleColumn, RoleColumn] | null {
  const [one, other] = address.split(',').map((given) => roles.find(({ id }) => id === Number(given)))
  return one && other ? [one, other] : null
}

/** With whom to begin: the first two of those shown. */
export const firstPair = (shown: readonly RoleColumn[], all: readonly RoleColumn[]): string =>
  (shown.length > 1 ? shown : all)
    .slice(0, 2)
    .map(({ id }) => id)
    .join(',')
