import { useState } from 'react'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import type { RightsMatrix } from '../../../contract/rights-matrix.ts'
import {
  cellKey,
  levelAt,
  levelsOf,
  type CellLevel,
  type Levels,
  type RightsChange,
} from '../../../rules/rights-changes.ts'

export interface RightsDraft {
  /** As the server has them. */
  stored: Levels
  /** With what is not saved yet. */
  levels: Levels
  changes: readonly RightsChange[]
  /** Changes of cells that another has changed meanwhile. */
  clashes: readonly RightsChange[]
  setLevel: (roleId: number, key: string, level: CellLevel) => void
  /** Takes the present levels for seen: one's own wins over another's. */
  keepOwn: (change: RightsChange) => void
  drop: (change: RightsChange) => void
  clear: () => void
}
type Drafted = ReadonlyMap<string, RightsChange>

const without = (drafted: Drafted, id: string) => new Map([...drafted].filter(([key]) => key !== id))

/** Changes of the matrix that are not saved yet, each with the level that was seen when it was made. */
export function useRightsDraft({ grants }: RightsMatrix): RightsDraft {
  const [drafted, setDrafted] = useState<Drafted>(new Map())
  useKeptInput({
    name: 'rights matrix',
    read: () => (drafted.size === 0 ? null : { drafted: [...drafted] }),
    restore: (typed) => setDrafted(new Map(typed['drafted'] as [string, RightsChange][])),
  })
  const stored = levelsOf(grants)
  const now = ({ role_id, key }: RightsChange) => levelAt(stored, role_id, key)
  // what another has set to the same level needs no saving any more
  const changes = [...drafted.values()].filter((change) => change.level !== now(change))
  const levels = new Map(stored)
  for (const { role_id, key, level } of changes) levels.set(cellKey(role_id, key), level)
  return {
    stored,
    levels,
    changes,
    clashes: changes.filter((change) => change.seen !== now(change)),
    setLevel: (role_id, key, level) =>
      setDrafted((before) => {
        const id = cellKey(role_id, key)
        const seen = before.get(id)?.seen ?? levelAt(stored, role_id, key)
        return level === seen ? without(before, id) : new Map(before).set(id, { role_id, key, seen, level })
      }),
    keepOwn: (change) =>
      setDrafted((before) =>
        new Map(before).set(cellKey(change.role_id, change.key), { ...change, seen: now(change) }),
      ),
    drop: ({ role_id, key }) => setDrafted((before) => without(before, cellKey(role_id, key))),
    clear: () => setDrafted(new Map()),
  }
}
