import type { GridColumn } from './look.ts'

/** Sizes of the grid in pixels; the style sheet has the same. */
export const rowHeight = 28
const bandHeight = 17
const headingHeight = 33
/** The row under all, where there is one. */
export const footHeight = 30
export const headHeight = (hasBands: boolean): number => headingHeight + (hasBands ? bandHeight : 0)

/** Left edges of the columns, from the end of the column of names; one more for the end of the last. */
export function leftEdges(columns: readonly GridColumn[]): number[] {
  const edges = [0]
  for (const { width } of columns) edges.push((edges.at(-1) ?? 0) + width)
  return edges
}

/**
 * Columns that are laid out and painted together. A key in one chunk leaves the others alone, and more, smaller chunks
 * would cost the browser more than they spare it.
 */
export interface ColumnChunk<Column extends GridColumn = GridColumn> {
  id: string
  /** Index of the first column. */
  first: number
  columns: readonly Column[]
  width: number
}

function together<Column extends GridColumn>(
  columns: readonly Column[],
  idOf: (column: Column) => string,
): ColumnChunk<Column>[] {
  const all: (ColumnChunk<Column> & { columns: Column[] })[] = []
  columns.forEach((column, index) => {
    const id = idOf(column)
    const last = all.at(-1)
    if (last?.id === id) {
      last.columns.push(column)
      last.width += column.width
    } else all.push({ id, first: index, columns: [column], width: column.width })
  })
  return all
}

export const chunksOf = <Column extends GridColumn>(columns: readonly Column[]): ColumnChunk<Column>[] =>
  together(columns, ({ chunk }) => chunk ?? '')

/** Columns under one title. */
export const bandsOf = <Column extends GridColumn>(columns: readonly Column[]): ColumnChunk<Column>[] =>
  together(columns, ({ band }) => band ?? '')
