import { createStore } from '#platform/web/store.ts'
import type { CellName } from '../cells/cell-name.ts'
import { headerRow, rectangleOf, type Place, type Rectangle, type Size } from './movement.ts'

/** What the grid shows: rows and columns by id, and how many columns stand aside, that are only looked at. */
export interface Shape {
  rows: readonly number[]
  columns: readonly string[]
  aside: number
}
export interface Selection {
  anchor: Place
  focus: Place
}
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

const isSameShape = (a: Shape, b: Shape): boolean =>
  a.aside === b.aside && a.rows.join() === b.rows.join() && a.columns.join() === b.columns.join()

/**
 * The index of a row or column after the list has changed. One that has gone gives its index to its neighbour. Indexes below zero
 * (the heading) and beyond the end (columns aside) are counted from their own edge, so they do not move.
 */
function followed<Id>(index: number, before: readonly Id[], after: readonly Id[]): number {
  if (before.length === 0 || index < 0) return index
  const id = before[index]
  if (id === undefined) return index - before.length + after.length
  const found = after.indexOf(id)
  return found >= 0 ? found : Math.max(0, Math.min(index, after.length - 1))
}

/** Where a person stands among rows and columns, and what is selected. */
export class Standing {
  readonly selection = createStore<Selection>({ anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } })
  #shape: Shape

  constructor(shape: Shape) {
    this.#shape = shape
  }

  get shape(): Shape {
    return this.#shape
  }

  get size(): Size {
    const { rows, columns, aside } = this.#shape
    return { rows: rows.length, written: columns.length, columns: columns.length + aside }
  }

  get focus(): Place {
    return this.selection.get().focus
  }

  get rectangle(): Rectangle {
    const { anchor, focus } = this.selection.get()
    return rectangleOf(anchor, focus)
  }

  /** Takes in other rows or columns; one stays in the same row and column, or beside where they were. */
  reshape(shape: Shape): void {
    if (isSameShape(this.#shape, shape)) return
    const { row, column } = this.focus
    const place = {
      row: followed(row, this.#shape.rows, shape.rows),
      column: followed(column, this.#shape.columns, shape.columns),
    }
    this.#shape = shape
    this.selection.set({ anchor: place, focus: place })
  }

  has({ rowId, columnId }: CellName): boolean {
    return this.#shape.rows.includes(rowId) && this.#shape.columns.includes(columnId)
  }

  cellAt({ row, column }: Place): CellName | null {
    const [rowId, columnId] = [this.#shape.rows[row], this.#shape.columns[column]]
    return rowId === undefined || columnId === undefined ? null : { rowId, columnId }
  }

  /** Goes to a place, with all between it and the anchor where `extend`. */
  goTo(focus: Place, extend: boolean): void {
    const anchor = extend && focus.row !== headerRow ? this.selection.get().anchor : focus
    this.selection.set({ anchor, focus })
  }

  /** Ends the selection where one stands. @returns whether there was more than that */
  collapse(): boolean {
    const { anchor, focus } = this.selection.get()
    this.selection.set({ anchor: focus, focus })
    return anchor !== focus
  }

  selectAll(): void {
    const { rows, written } = this.size
    this.selection.set({ anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: written - 1 } })
  }

  /** The selected cells, row by row. */
  selectedRows(): CellName[][] {
    const { top, bottom, left, right } = this.rectangle
    return range(top, bottom).map((row) => range(left, right).flatMap((column) => this.cellAt({ row, column }) ?? []))
  }

  columnOf({ columnId }: CellName): CellName[] {
    return this.#shape.rows.map((rowId) => ({ columnId, rowId }))
  }
}
