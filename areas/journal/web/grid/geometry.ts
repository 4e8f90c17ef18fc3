import type { MarkColumn } from '../sheet/columns.ts'

/** Sizes of the grid in pixels; the style sheet has the same. */
export const rowHeight = 28
export const headHeight = 62
export const markWidth = 40
export const workWidth = 54
export const averageWidth = 50
export const resultWidth = 52

export const widthOf = (column: MarkColumn): number => (column.kind === 'work' ? workWidth : markWidth)

/** Left edges of columns of marks, from the end of the column of names; one more for the end of the last. */
export function leftEdges(columns: readonly MarkColumn[]): number[] {
  const edges = [0]
  for (const column of columns) edges.push((edges.at(-1) ?? 0) + widthOf(column))
  return edges
}
