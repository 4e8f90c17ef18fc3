import { useState } from 'react'
import type { Unit } from '../../contract/evacuations.ts'
import type { Lists } from './use-lists.ts'

/** The lists in which nobody was awaited when the page opened stand last; later none changes its place under a finger. */
export function useListOrder({ units, marks }: Pick<Lists, 'units' | 'marks'>): readonly Unit[] {
  const [resting] = useState(() => {
    const awaited = new Set(marks.filter(({ status }) => status !== 'away').map(({ unit_id }) => unit_id))
    return new Set(units.flatMap(({ id }) => (awaited.has(id) ? [] : [id])))
  })
  return units.toSorted((one, other) => Number(resting.has(one.id)) - Number(resting.has(other.id)))
}
