/** A place in the grid by row and column from 0; row -1 is that of the headings. */
export interface Place {
  row: number
  column: number
}
export interface Size {
  rows: number
  /** All columns, those aside included. */
  columns: number
  /** Columns that are written into: they come first. */
  written: number
}
export type Direction =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'first'
  | 'last'
  | 'top'
  | 'bottom'
  | 'pageUp'
  | 'pageDown'
  | 'start'
  | 'end'

export const headerRow = -1
const pageRows = 10

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
/** End goes to the last column that is written into first, from there to the last of all. */
const lastColumn = (column: number, { written, columns }: Size) => (column < written - 1 ? written - 1 : columns - 1)

/** Where a step leads; the edges hold. */
export function moved({ row, column }: Place, by: Direction, size: Size): Place {
  const bottom = size.rows - 1
  const within = (place: Place): Place => ({
    row: clamp(place.row, headerRow, bottom),
    column: clamp(place.column, 0, size.columns - 1),
  })
  switch (by) {
    case 'left':
      return within({ row, column: column - 1 })
    case 'right':
      return within({ row, column: column + 1 })
    case 'up':
      return within({ row: row - 1, column })
    case 'down':
      return within({ row: row + 1, column })
    case 'first':
      return { row, column: 0 }
    case 'last':
      return { row, column: lastColumn(column, size) }
    case 'top':
      return { row: 0, column }
    case 'bottom':
      return { row: bottom, column }
    case 'pageUp':
      return { row: Math.max(0, row - pageRows), column }
    case 'pageDown':
      return within({ row: row + pageRows, column })
    case 'start':
      return { row: 0, column: 0 }
    case 'end':
      return { row: bottom, column: size.written - 1 }
  }
}

/** A block of cells; both ends belong to it. */
export interface Rectangle {
  top: number
  bottom: number
  left: number
  right: number
}
export const rectangleOf = (a: Place, b: Place): Rectangle => ({
  top: Math.max(0, Math.min(a.row, b.row)),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
})
export const isOneCell = ({ top, bottom, left, right }: Rectangle): boolean => top === bottom && left === right
