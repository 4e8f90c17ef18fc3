import { msg, texts } from '#platform/contract/text.ts'

/** What a role holds of a key. */
export const cellLevels = ['none', 'read', 'write'] as const
export type CellLevel = (typeof cellLevels)[number]
export const levelTitles: Readonly<Record<CellLevel, string>> = texts({
  none: msg`нет`,
  read: msg`чтение`,
  write: msg`правка`,
})

/** A cell of the matrix that is to change: the level seen before, and the one wished. */
export interface RightsChange {
  role_id: number
  key: string
  seen: CellLevel
  level: CellLevel
}

const height = (level: CellLevel): number => cellLevels.indexOf(level)
export const isHigher = (level: CellLevel, than: CellLevel): boolean => height(level) > height(than)
/** The next of none → read → write → none. */
export const nextLevel = (level: CellLevel): CellLevel => cellLevels[(height(level) + 1) % cellLevels.length] ?? 'none'

export const cellKey = (roleId: number, key: string): string => `${roleId}:${key}`

/** Levels by `cellKey`; what is not there is none. */
export type Levels = ReadonlyMap<string, CellLevel>
export const levelsOf = (grants: readonly { role_id: number; key: string; level: CellLevel }[]): Levels =>
  new Map(grants.map(({ role_id, key, level }) => [cellKey(role_id, key), level]))
export const levelAt = (levels: Levels, roleId: number, key: string): CellLevel =>
  levels.get(cellKey(roleId, key)) ?? 'none'

/** The highest that the roles give together. */
const together = (levels: Levels, roles: readonly number[], key: string): CellLevel =>
  roles.map((role) => levelAt(levels, role, key)).reduce((best, one) => (isHigher(one, best) ? one : best), 'none')

/** How many people of a changed role come to hold a key at a higher level, and how many at a lower one. */
export interface AffectedCounts {
  gain: number
  lose: number
}

/**
 * Of each change: how many people it affects once all changes are made; who holds the key through another role too
 * neither gains nor loses.
 * @param holders the roles of each person
 */
export function affectedBy(
  changes: readonly RightsChange[],
  before: Levels,
  holders: readonly (readonly number[])[],
): AffectedCounts[] {
  const after = new Map(before)
  for (const { role_id, key, level } of changes) after.set(cellKey(role_id, key), level)
  return changes.map(({ role_id, key }) => {
    const affected = { gain: 0, lose: 0 }
    for (const roles of holders) {
      if (!roles.includes(role_id)) continue
      const [was, is] = [together(before, roles, key), together(after, roles, key)]
      if (isHigher(is, was)) affected.gain++
      if (isHigher(was, is)) affected.lose++
    }
    return affected
  })
}
