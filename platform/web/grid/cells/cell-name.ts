/** Names a cell of a sheet: its column and its row. */
export interface CellName {
  columnId: string
  rowId: number
}

/** The same as one text, by which cells are kept and watched. */
export const cellId = (columnId: string, rowId: number): string => `${columnId}:${rowId}`

export function cellNamed(cell: string): CellName {
  const end = cell.lastIndexOf(':')
  return { columnId: cell.slice(0, end), rowId: Number(cell.slice(end + 1)) }
}
