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

/** Finds a cell or heading by its place: in a row stand the name, the chunks of cells, what is aside. */
export function elementAt(
  grid: HTMLElement,
  chunks: readonly ColumnChunk[],
  { row, column }: Place,
): HTMLElement | null {
  const [head, body] = grid.children
  const line = row === headerRow ? head?.lastElementChild : body?.children[row]
  let within = column
  let chunk = 0
  for (const { columns } of chunks) {
    if (within < columns.length) break
    within -= columns.length
    chunk += 1
  }
  const part = chunk < chunks.length ? line?.children[chunk + 1] : line?.lastElementChild
  const found = part?.children[within]
  return found instanceof HTMLElement ? found : null
}
