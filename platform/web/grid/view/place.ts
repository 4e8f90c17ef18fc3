import { headerRow, type Place } from '../cursor/movement.ts'
import type { ColumnChunk } from './geometry.ts'

/** Assistive tools count the column of the names as the first, so that columns of cells begin with the second. */
export const firstColumnIndex = 2
/** Rows are counted with those of the heading before them. */
export const firstRowIndex = (hasBands: boolean): number => (hasBands ? 3 : 2)

/** The place of a cell or heading, from whatever was hit inside it; null outside of all. */
export function placeOf(target: EventTarget | null, hasBands: boolean): Place | null {
  const cell = target instanceof Element ? target.closest('[role=gridcell],[role=columnheader]') : null
  const row = cell?.closest('[role=row]')?.getAttribute('aria-rowindex')
  const column = Number(cell?.getAttribute('aria-colindex'))
  if (!row || column < firstColumnIndex) return null
  return { row: Math.max(headerRow, Number(row) - firstRowIndex(hasBands)), column: column - firstColumnIndex }
}

/** Finds cells and headings by place: in a row stand the name, the chunks of cells, what is aside. */
export function finder(grid: HTMLElement, chunks: readonly ColumnChunk[]): (place: Place) => HTMLElement | null {
  const homes = chunks.flatMap(({ columns }, chunk) => columns.map((_, within) => ({ chunk, within })))
  return ({ row, column }) => {
    const [head, body] = grid.children
    const line = row === headerRow ? head?.lastElementChild : body?.children[row]
    const home = homes[column]
    const found = home
      ? line?.children[home.chunk + 1]?.children[home.within]
      : line?.lastElementChild?.children[column - homes.length]
    return found instanceof HTMLElement ? found : null
  }
}
