/** One change of a line as the history keeps it, the place it names and what it said before and after. */
export interface KeptLineChange<Line> {
  id: number
  place: string
  before: Line | null
  after: Line | null
}
/** What has become of a place over several changes. */
export interface LateChangeOf<Line> {
  /** The last change. */
  last: number
  place: string
  was: Line | null
  is: Line | null
}

/**
 * What is different now from what stood before the first of the changes, place by place; what was changed back is no difference.
 * @param changes in their order
 * @returns the latest first
 */
export function lateChanges<Line>(
  changes: readonly KeptLineChange<Line>[],
  isSame: (one: Line, other: Line) => boolean,
): LateChangeOf<Line>[] {
  const byPlace = new Map<string, LateChangeOf<Line>>()
  for (const { id, place, before, after } of changes) {
    const known = byPlace.get(place)
    byPlace.set(place, { last: id, place, was: known ? known.was : before, is: after })
  }
  return [...byPlace.values()]
    .filter(({ was, is }) => (was === null || is === null ? was !== is : !isSame(was, is)))
    .toSorted((one, other) => other.last - one.last)
}
