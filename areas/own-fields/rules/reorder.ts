/** The ids with one of them put before or after another, as it was dropped. */
export function reorder(ids: readonly number[], moved: number, target: number, place: 'before' | 'after'): number[] {
  const rest = ids.filter((id) => id !== moved)
  const at = rest.indexOf(target)
  if (moved === target || at === -1 || rest.length === ids.length) return [...ids]
  return rest.toSpliced(place === 'before' ? at : at + 1, 0, moved)
}
