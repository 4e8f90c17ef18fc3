import { sql, type RawBuilder } from 'kysely'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import type { Rights } from '#platform/contract/access.ts'
import type { Within } from '#platform/server/access-rules.ts'
import type { Asker } from '#platform/server/asker.ts'

/** How far a key lifts the caller's scope: over the whole school, within classes, cathedras and units (ids), or not at all. */
export type Reach = 'all' | 'none' | Within

/** How far the caller's key reaches. A key that another role gives without limits reaches everywhere. */
export function reachOf(caller: Rights, level: PermissionLevel, key: PermissionKey): Reach {
  if (caller.client !== 0 || !caller.permissions[level].includes(key)) return 'none'
  const limits = (caller.limits ?? []).filter((limit) => limit[level].includes(key))
  if (limits.length === 0) return 'all'
  return {
    classes: limits.flatMap(({ classes }) => classes),
    cathedras: limits.flatMap(({ cathedras }) => cathedras),
    units: limits.flatMap(({ units }) => units),
  }
}

/** The widest of several. */
export const widest = (reaches: readonly Reach[]): Reach => {
  if (reaches.includes('all')) return 'all'
  const within = reaches.filter((reach) => reach !== 'none' && reach !== 'all')
  if (within.length === 0) return 'none'
  return {
    classes: within.flatMap(({ classes }) => classes),
    cathedras: within.flatMap(({ cathedras }) => cathedras),
    units: within.flatMap(({ units }) => units),
  }
}

/** How far a scope is lifted by the keys of which areas have declared that they widen it. */
export const widenedReach = (asker: Asker, scope: string): Reach =>
  widest(asker.accessRules.permissions.widening(scope).map(({ level, key }) => reachOf(asker, level, key)))

/** Of the words `within(reach)`: known at once where the reach is the whole school or nothing. */
export const holdsWithin = (
  reach: Reach,
  within: (reach: Reach) => RawBuilder<boolean>,
): boolean | RawBuilder<boolean> => (reach === 'all' ? true : reach === 'none' ? false : within(reach))

/** A condition over a row, asked where the reach has limits. */
export const isWithin = (reach: Reach, within: (limits: Within) => RawBuilder<boolean>): RawBuilder<boolean> =>
  reach === 'all' ? sql<boolean>`true` : reach === 'none' ? sql<boolean>`false` : within(reach)
