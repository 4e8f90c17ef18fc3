/** What a column holds, see `SheetColumn`. */
export type CellKind = 'text' | 'number' | 'date' | 'moment' | 'mark'
export type SheetCell = string | number | null

/** Cells of a column may hold only these values, from the row under the head to `lastRow`. */
export interface ColumnChoices {
  /** From 0. */
  column: number
  /** From 1. */
  lastRow: number
  values: string[]
  /** Of what a person is told who types another. */
  title: string
  message: string
}
interface SheetHead {
  name: string
  columns: readonly { title: string; /** In characters. */ width: number; kind: CellKind }[]
  choices?: readonly ColumnChoices[]
  /** Sums under the rows, out of reach of the filter over the head. */
  foot?: readonly SheetCell[]
}
/** A sheet of a book; its rows are made as they are taken. */
export interface BookSheet extends SheetHead {
  rows: Iterable<readonly SheetCell[]>
}
/** A sheet as it goes to the thread that writes it: rows in pieces of JSON, which are sent quicker than a million cells. */
export interface PackedSheet extends SheetHead {
  pieces: readonly string[]
}
