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

/** The columns of a month: what lies out of sight is neither laid out nor painted, month by month. */
export interface Month {
  /** `YYYY-MM`. */
  id: string
  /** Index of the first column. */
  first: number
  columns: readonly MarkColumn[]
  width: number
}

export function monthsOf(columns: readonly MarkColumn[]): Month[] {
  const months: (Month & { columns: MarkColumn[] })[] = []
  columns.forEach((column, index) => {
    const id = (column.lesson?.date ?? column.quarter?.end_date ?? '').slice(0, 7)
    const last = months.at(-1)
    if (last?.id === id) {
      last.columns.push(column)
      last.width += widthOf(column)
    } else months.push({ id, first: index, columns: [column], width: widthOf(column) })
  })
  return months
}
