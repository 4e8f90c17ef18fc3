import type { ReactNode } from 'react'
import type { CellView } from '../cells/cell-view.ts'

/** A column that is written into. Those of one chunk are laid out and painted together, those of one band share a title. */
export interface GridColumn {
  id: string
  /** Pixels; the class of the column must give its cells the same. */
  width: number
  className: string
  /** By default all columns are one chunk; a year of lessons is better cut into quarters. */
  chunk?: string
  band?: string
}
/** A name that may not fit: its start is cut first, that what tells namesakes apart stays. */
interface NameParts {
  start: string
  end: string
}
export interface GridRow {
  id: number
  /** As it is heard. */
  name: string
  /** As it is seen, on a phone and elsewhere; by default the name. */
  shown?: { narrow: NameParts; wide: NameParts }
  /** In full, where the name is shortened. */
  title?: string
}

/** The heading of a column. */
export interface HeadLook {
  label: string
  title: ReactNode
  note?: ReactNode
  /** A ring beside it: something is wanting there. */
  isMarked?: boolean
}
/** What of a cell is drawn beside its state. */
export interface CellLook {
  text: string
  hasComment?: boolean
  /** What stood before is kept behind it. */
  isAgain?: boolean
  /** For the style sheet of the area. */
  kind?: string | undefined
  /** What stands out: for the style sheet of the area too. */
  tone?: string | undefined
}
/** Columns at the right edge, always in sight, that are only looked at: sums, means, results. */
export interface Aside {
  columns: number
  /** Of them all, in pixels. */
  width: number
  title: ReactNode
  /** @param firstIndex of the first of them, as assistive tools count */
  heads: (firstIndex: number) => ReactNode
  cells: (rowId: number, firstIndex: number) => ReactNode
}

/** A row under all, always in sight: means and counts of the columns. */
export interface Foot<Column extends GridColumn> {
  title: ReactNode
  cell: (column: Column) => ReactNode
}

/** How a grid looks; the same object until something of it changes, so that rows are not drawn again. */
export interface GridLook<Value, Column extends GridColumn, Row extends GridRow> {
  /** Above the names. */
  corner: ReactNode
  /** A name is pressed to open what there is to know of its row. */
  opensRows?: boolean
  head: (column: Column) => HeadLook
  /** The title of a band; without it there is no row of bands. */
  band?: (id: string) => ReactNode
  cell: (view: CellView<Value>, column: Column) => CellLook
  /** Whether the row has no part in the column: the cell is hatched and says it is read only. */
  isOutside?: (row: Row, column: Column) => boolean
  /** A cell in words, for those who hear it. */
  words: (row: Row, column: Column, view: CellView<Value>) => string
  aside?: Aside
  foot?: Foot<Column>
}
