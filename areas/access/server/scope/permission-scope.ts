import { sql, type RawBuilder } from 'kysely'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import type { Rights } from '#platform/contract/access.ts'
import type { Within, Requester } from '#platform/server/access-rules.ts'

/** How far a key lifts the caller's scope: over the whole school, within classes, cathedras and units (ids), or not at all. */
export type PermissionScope = 'all' | 'none' | Within

/** How far the caller's key reaches. A key that another role gives without limits reaches everywhere. */
export function scopeOf(caller: Rights, level: PermissionLevel, key: PermissionKey): PermissionScope {
  if (caller.client !== 0 || !caller.permissions[level].includes(key)) return 'none'
  const limits = (caller.limits ?? []).filter((limit) => limit[level].includes(key))
  if (limits.length === 0) return 'all'
  return {
    classes: limits.flatMap(({ classes }) => classes),
    cathedras: limits.flatMap(({ cathedras }) => cathedras),
    units: limits.flatMap(({ units }) => units),
  }
}

/** All that several of them cover together. */
export const unionOfScopes = (scopes: readonly PermissionScope[]): PermissionScope => {
  if (scopes.includes('all')) return 'all'
  const within = scopes.filter((scope) => scope !== 'none' && scope !== 'all')
  if (within.length === 0) return 'none'
  return {
    classes: within.flatMap(({ classes }) => classes),
    cathedras: within.flatMap(({ cathedras }) => cathedras),
    units: within.flatMap(({ units }) => units),
  }
}

/** How far a scope is lifted by the keys of which areas have declared that they widen it. */
export const widenedScope = (requester: Requester, scope: string): PermissionScope =>
  unionOfScopes(
    requester.accessRules.permissions.widening(scope).map(({ level, key }) => scopeOf(requester, level, key)),
  )

/** Of the words `within(scope)`: known at once where the reach is the whole school or nothing. */
export const holdsWithin = (
  scope: PermissionScope,
  within: (scope: PermissionScope) => RawBuilder<boolean>,
): boolean | RawBuilder<boolean> => (scope === 'all' ? true : scope === 'none' ? false : within(scope))

/** A condition over a row, asked where the reach has limits. */
export const isWithin = (
  scope: PermissionScope,
  within: (limits: Within) => RawBuilder<boolean>,
): RawBuilder<boolean> =>
  scope === 'all' ? sql<boolean>`true` : scope === 'none' ? sql<boolean>`false` : within(scope)
