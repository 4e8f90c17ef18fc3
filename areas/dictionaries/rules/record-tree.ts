/** A record as its place in the tree is known; siblings stand in their order. */
export interface Placed {
  id: number
  parent_id: number | null
}
export interface Branch<T> {
  record: T
  children: Branch<T>[]
}

/** The tree of records given in the order of their siblings; one whose parent is not given stands on top. */
export function treeOf<T extends Placed>(records: readonly T[]): Branch<T>[] {
  const branches = new Map(records.map((record) => [record.id, { record, children: [] as Branch<T>[] }]))
  const top: Branch<T>[] = []
  for (const branch of branches.values()) {
    const { parent_id } = branch.record
    const parent = parent_id === null ? undefined : branches.get(parent_id)
    if (parent) parent.children.push(branch)
    else top.push(branch)
  }
  return top
}

/** Where a record is to stand: below which one, before which sibling (null: the last). */
export interface Place {
  parent_id: number | null
  before_id: number | null
}
export type Step = 'up' | 'down' | 'in' | 'out'

const siblingsOf = <T extends Placed>(records: readonly T[], parentId: number | null) =>
  records.filter(({ parent_id }) => parent_id === parentId)

/** Where a step of the keyboard leads a record, or null where there is no such step. */
export function placeAfterStep<T extends Placed>(records: readonly T[], id: number, step: Step): Place | null {
  const record = records.find((one) => one.id === id)
  if (!record) return null
  const siblings = siblingsOf(records, record.parent_id)
  const at = siblings.indexOf(record)
  const previous = siblings[at - 1]
  switch (step) {
    case 'up':
      return previous ? { parent_id: record.parent_id, before_id: previous.id } : null
    case 'down':
      return siblings[at + 1] ? { parent_id: record.parent_id, before_id: siblings[at + 2]?.id ?? null } : null
    case 'in':
      return previous ? { parent_id: previous.id, before_id: null } : null
    case 'out': {
      const parent = records.find((one) => one.id === record.parent_id)
      if (!parent) return null
      const uncles = siblingsOf(records, parent.parent_id)
      return { parent_id: parent.parent_id, before_id: uncles[uncles.indexOf(parent) + 1]?.id ?? null }
    }
  }
}

/** Where a record dropped before, after or inside another one is to stand. */
export function placeAfterDrop<T extends Placed>(
  records: readonly T[],
  id: number,
  target: number,
  position: 'before' | 'after' | 'inside',
): Place | null {
  const onto = records.find((one) => one.id === target)
  if (!onto || target === id) return null
  if (position === 'inside') return { parent_id: target, before_id: null }
  if (position === 'before') return { parent_id: onto.parent_id, before_id: target }
  const siblings = siblingsOf(records, onto.parent_id).filter((one) => one.id !== id)
  return { parent_id: onto.parent_id, before_id: siblings[siblings.indexOf(onto) + 1]?.id ?? null }
}

/** Whether a record stands somewhere below another one, or is it. */
export function isWithin<T extends Placed>(records: readonly T[], id: number, ancestor: number): boolean {
  const parents = new Map(records.map((one) => [one.id, one.parent_id]))
  let at: number | null | undefined = id
  while (at !== null && at !== undefined && at !== ancestor) at = parents.get(at)
  return at === ancestor
}
