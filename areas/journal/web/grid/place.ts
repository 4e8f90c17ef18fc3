import { headerRow, type Place } from '../cursor/movement.ts'

/** Rows are counted for assistive tools with the two rows of the heading before them, columns with that of the names. */
const rowsBefore = 3
const columnsBefore = 2

/** The place of a cell or heading, from whatever was hit inside it; null outside of all. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest('[role=gridcell],[role=columnheader]') : null
  const row = cell?.closest('[role=row]')?.getAttribute('aria-rowindex')
  const column = Number(cell?.getAttribute('aria-colindex'))
  if (!row || column < columnsBefore) return null
  return { row: Math.max(headerRow, Number(row) - rowsBefore), column: column - columnsBefore }
}

/** The cell or heading at a place. `marks` is the number of columns of marks. */
export function elementAt(grid: HTMLElement, { row, column }: Place, marks: number): HTMLElement | null {
  const [head, body] = grid.children
  const line = row === headerRow ? head?.children[1] : body?.children[row]
  const found = column < marks ? line?.children[column + 1] : line?.lastElementChild?.children[column - marks]
  return found instanceof HTMLElement ? found : null
}
