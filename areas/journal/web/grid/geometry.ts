import type { MarkColumn } from '../sheet/columns.ts'

/** Sizes of the grid in pixels; the style sheet has the same. */
export const rowHeight = 28
export const headHeight = 62
const markWidth = 40
const workWidth = 54

const widthOf = (column: MarkColumn): number => (column.kind === 'work' ? workWidth : markWidth)

/** Left edges of columns of marks, from the end of the column of names; one more for the end of the last. */
export function leftEdges(columns: readonly MarkColumn[]): number[] {
  const edges = [0]
  for (const column of columns) edges.push((edges.at(-1) ?? 0) + widthOf(column))
  return edges
}

/**
 * Columns that are laid out and painted together: those of a quarter. A key in one leaves the others alone, and more, smaller
 * stretches would cost the browser more than they spare it.
 */
export interface Stretch {
  id: string
  /** Index of the first column. */
  first: number
  columns: readonly MarkColumn[]
  width: number
}
/** A month over its days. */
export interface Month {
  /** `YYYY-MM`. */
  id: string
  width: number
}

function together(columns: readonly MarkColumn[], idOf: (column: MarkColumn) => string): Stretch[] {
  const all: (Stretch & { columns: MarkColumn[] })[] = []
  columns.forEach((column, index) => {
    const id = idOf(column)
    const last = all.at(-1)
    if (last?.id === id) {
      last.columns.push(column)
      last.width += widthOf(column)
    } else all.push({ id, first: index, columns: [column], width: widthOf(column) })
  })
  return all
}

export const stretchesOf = (columns: readonly MarkColumn[]): Stretch[] =>
  together(columns, ({ quarter }) => String(quarter?.id ?? ''))

export const monthsOf = (columns: readonly MarkColumn[]): Month[] =>
  together(columns, ({ lesson, quarter }) => (lesson?.date ?? quarter?.end_date ?? '').slice(0, 7))
