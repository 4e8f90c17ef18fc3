import { useMemo } from 'react'
import { useStore, type Store } from '#platform/web/store.ts'
import { headHeight, leftEdges, rowHeight } from './geometry.ts'
import type { GridColumn, GridRow } from './look.ts'
import { cellNamed } from '../cells/cell-name.ts'
import styles from './grid.module.css'

/** Somebody else who stands in a cell. */
export interface GridOther {
  id: string
  /** Short: it stands at the cell. */
  name: string
  /** CSS; white letters are read on it. */
  colour: string
  cell: string
}
interface Props {
  others: Store<readonly GridOther[]>
  rows: readonly GridRow[]
  columns: readonly GridColumn[]
  hasBands: boolean
}

/** Outlines the cells where others stand, over the cells: no cell is drawn again for it. */
export function Others({ others, rows, columns, hasBands }: Props) {
  const places = useMemo(() => {
    const edges = leftEdges(columns)
    return {
      rows: new Map(rows.map(({ id }, index) => [id, headHeight(hasBands) + index * rowHeight])),
      columns: new Map(columns.map(({ id, width }, index) => [id, { left: edges[index] ?? 0, width }])),
    }
  }, [rows, columns, hasBands])
  const byCell = Map.groupBy(useStore(others), ({ cell }) => cell)
  return [...byCell].map(([cell, here]) => {
    const [{ colour } = { colour: '' }] = here
    const { columnId, rowId } = cellNamed(cell)
    const [top, column] = [places.rows.get(rowId), places.columns.get(columnId)]
    if (top === undefined || column === undefined) return null
    const left = `calc(var(--name-width) + ${column.left}px)`
    return (
      <div
        key={cell}
        className={styles['other']}
        style={{ top, left, width: column.width - 1, color: colour }}
        data-low={top === headHeight(hasBands) || undefined}
        data-print="never"
        aria-hidden
      >
        <span style={{ backgroundColor: colour }}>{here.map(({ name }) => name).join(', ')}</span>
      </div>
    )
  })
}
