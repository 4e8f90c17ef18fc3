import { headerRow, type Place } from '../cursor/movement.ts'
import type { Stretch } from './geometry.ts'

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

/** Finds cells and headings by place: in a row stand the name, the stretches of marks, the results. */
export function finder(grid: HTMLElement, stretches: readonly Stretch[]): (place: Place) => HTMLElement | null {
  const homes = stretches.flatMap(({ columns }, stretch) => columns.map((_, within) => ({ stretch, within })))
  return ({ row, column }) => {
    const [head, body] = grid.children
    const line = row === headerRow ? head?.children[1] : body?.children[row]
    const home = homes[column]
    const found = home
      ? line?.children[home.stretch + 1]?.children[home.within]
      : line?.lastElementChild?.children[column - homes.length]
    return found instanceof HTMLElement ? found : null
  }
}
