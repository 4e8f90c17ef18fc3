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
  /** What a row says there in words; `sort` then brings rows that say the same together, under one heading. */
  group?: (row: Row) => string
  /** It stands only where somebody has asked for it. */
  isExtra?: boolean
  /** Columns of the list's file that tell what stands here; without it the one of the same name. */
  inFile?: readonly string[]
}

/** Names of the file's columns that tell what some columns show. */
export const fileColumns = (shown: readonly Pick<Column<never>, 'key' | 'inFile'>[]): string[] =>
  shown.flatMap(({ key, inFile = [key] }) => inFile)

/** What is kept of a column that is not as at first: of an extra one that it is shown, of others that they are not. */
export const keptKey = ({ key, isExtra = false }: Pick<Column<never>, 'key' | 'isExtra'>): string =>
  isExtra ? `more_${key}` : key

/** Whether a column stands, by the keys that are kept. */
export const isShown = (column: Pick<Column<never>, 'key' | 'isExtra'>, kept: readonly string[]): boolean =>
  kept.includes(keptKey(column)) === (column.isExtra === true)
