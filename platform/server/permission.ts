import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'

/** Keys that stand together under one title of the matrix. */
export interface PermissionGroup {
  title: string
  /** Its place among the groups, the smallest first. */
  order: number
}

/** A key held at this level or above. */
export interface HeldPermission {
  key: PermissionKey
  level: PermissionLevel
}

/** A key as its area declares it. */
export interface Permission {
  key: PermissionKey
  title: string
  /** What it opens, in one line. */
  opens: string
  group: PermissionGroup
  /** Its place in the group, the smallest first. */
  order: number
  /**
   * Through a role that is held within limits: `within` lifts a scope within those limits only; `never`, of keys of the
   * whole school that no class bounds, is not given at all. Others open what they open, cut by the scope of their rows.
   */
  limited?: 'within' | 'never' | undefined
  /** Holders need a second factor by default: all of them, or those who may write. */
  secondFactor?: PermissionLevel | undefined
  /** Decides upon papers of others: whoever stands in for its holder has it for that time. */
  isDeciding?: true | undefined
  /** Nothing asks for it yet: it waits for its part of the house. */
  opensNothing?: true | undefined
  /** Scopes of other areas that the key widens, by their names, from this level on. */
  widens?: Readonly<Partial<Record<string, PermissionLevel>>> | undefined
  /** Default roles that hold it from the beginning, each named at its highest level only. */
  grants: Readonly<Record<PermissionLevel, readonly string[]>>
}

/** The keys of all areas together, in the order of the matrix. */
export interface Permissions {
  all: readonly Permission[]
  keys: readonly PermissionKey[]
  /** Undefined for what no area declares. */
  find: (key: string) => Permission | undefined
  /** Whether nothing asks for the key yet: its area has no calls, or the key itself waits. */
  opensNothing: (key: string) => boolean
  /** The keys that widen a scope, at the levels from which they do. */
  widening: (scope: string) => readonly HeldPermission[]
}

const inOrder = (one: Permission, other: Permission): number =>
  one.group.order - other.group.order || one.order - other.order

interface PermissionSource {
  permissions?: readonly Permission[]
  endpoints?: readonly unknown[]
}
/** A key that widens a scope opens rows of others even where its own area is still empty. */
const waiting = ({ permissions = [], endpoints }: PermissionSource): readonly Permission[] =>
  permissions.filter(
    ({ opensNothing, widens = {} }) => opensNothing ?? (endpoints?.length === 0 && Object.keys(widens).length === 0),
  )

/**
 * Assembles what the areas declare.
 * @throws Error where two declare the same key
 */
export function assemblePermissions(areas: readonly PermissionSource[]): Permissions {
  const all = areas.flatMap(({ permissions = [] }) => permissions).toSorted(inOrder)
  const byKey = new Map<string, Permission>(all.map((one) => [one.key, one]))
  if (byKey.size < all.length) {
    const twice = all.find((one) => byKey.get(one.key) !== one)
    throw new Error(`Permission ${twice?.key} is declared twice`)
  }
  const widenings = Map.groupBy(
    all.flatMap(({ key, widens = {} }) =>
      Object.entries(widens).flatMap(([scope, level]) => (level === undefined ? [] : [{ scope, key, level }])),
    ),
    ({ scope }) => scope,
  )
  const idle = new Set<string>(areas.flatMap(waiting).map(({ key }) => key))
  return {
    all,
    opensNothing: (key) => idle.has(key),
    keys: all.map(({ key }) => key),
    find: (key) => byKey.get(key),
    widening: (scope) => widenings.get(scope) ?? [],
  }
}
