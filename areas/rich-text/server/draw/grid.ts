import type { Table, TableCell } from '../../rules/nodes.ts'

/** Where a cell stands in the grid of its table. */
export interface GridCell {
  column: number
  colspan: number
  /** No further than the table's end. */
  rowspan: number
}
export interface PlacedCell extends GridCell {
  node: TableCell
}

/** Puts the cells of a table into its grid: those of rows above may reach down, a row may be short. */
export function gridOf({ content }: Table): { rows: PlacedCell[][]; columns: number[] } {
  /** Of each column: so many rows from the present one on are taken from above. */
  const taken: number[] = []
  const rows = content.map((row, index) => {
    let column = 0
    const placed = row.content.map((node): PlacedCell => {
      while ((taken[column] ?? 0) > 0) column++
      const colspan = node.attrs?.colspan ?? 1
      const rowspan = Math.min(node.attrs?.rowspan ?? 1, content.length - index)
      const cell = { node, column, colspan, rowspan }
      for (let one = 0; one < colspan; one++) taken[column + one] = rowspan
      column += colspan
      return cell
    })
    for (const [one, left] of taken.entries()) taken[one] = Math.max(0, (left ?? 0) - 1)
    return placed
  })
  const count = Math.max(1, ...rows.flat().map(({ column, colspan }) => column + colspan))
  return { rows, columns: sharesOf(rows.flat(), count) }
}

/** Widths as the editor shows them, where it says so; others are equal. */
function sharesOf(cells: readonly PlacedCell[], count: number): number[] {
  const widths: (number | undefined)[] = Array.from({ length: count })
  for (const { node, column, colspan } of cells)
    for (let one = 0; one < colspan; one++) widths[column + one] ??= node.attrs?.colwidth?.[one]
  const known = widths.filter((width) => width !== undefined)
  const usual = known.length === 0 ? 1 : known.reduce((sum, width) => sum + width, 0) / known.length
  const all = widths.map((width) => width ?? usual)
  const whole = all.reduce((sum, width) => sum + width, 0)
  // a column that is too narrow would hold a letter a line
  const least = whole / (count * 4)
  const wide = all.map((width) => Math.max(width, least))
  const sum = wide.reduce((total, width) => total + width, 0)
  return wide.map((width) => width / sum)
}
