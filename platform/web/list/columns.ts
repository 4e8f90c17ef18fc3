import type { ReactNode } from 'react'

/** A column of a list. */
export interface Column<Row> {
  /** Also the column's name in the list's file. */
  key: string
  title: string
  /** The server's sort key, where the list can be ordered by this column. */
  sort?: string
  render: (row: Row) => ReactNode
  /** CSS width; without it the content decides. */
  width?: number | string
  /** What is wider than so many pixels is cut with an ellipsis. */
  maxWidth?: number
  align?: 'right'
}
