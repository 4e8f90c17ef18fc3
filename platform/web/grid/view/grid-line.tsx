import { memo, type ReactNode } from 'react'
import { cellId } from '../cells/cell-name.ts'
import type { WatchedCells } from '../cells/use-cell.ts'
import type { Stretch } from './geometry.ts'
import { GridCell } from './grid-cell.tsx'
import type { GridColumn, GridLook, GridRow } from './look.ts'
import { firstColumnIndex } from './place.ts'
import { box, row as rowRole, rowHeader } from './roles.ts'
import styles from './grid.module.css'

interface Props<Value, Column extends GridColumn, Row extends GridRow> {
  cells: WatchedCells<Value>
  row: Row
  /** In the list, from 0. */
  index: number
  /** As assistive tools count. */
  rowIndex: number
  stretches: readonly Stretch<Column>[]
  /** Stretches whose cells are drawn already. */
  awake: ReadonlySet<string>
  look: GridLook<Value, Column, Row>
  /** Index of the first column aside. */
  asideIndex: number
}

function Line<Value, Column extends GridColumn, Row extends GridRow>({
  cells,
  row,
  index,
  rowIndex,
  stretches,
  awake,
  look,
  asideIndex,
}: Props<Value, Column, Row>) {
  return (
    <div {...rowRole} aria-rowindex={rowIndex} className={styles['row']}>
      <div {...rowHeader} aria-colindex={1} className={styles['name']} title={row.title ?? row.name}>
        <span className={styles['number']}>{index + 1}</span>
        <span className={styles['fullName']}>{row.name}</span>
      </div>
      {stretches.map((stretch) => (
        <div key={stretch.id} {...box} className={styles['stretch']} style={{ width: stretch.width }}>
          {awake.has(stretch.id) && <StretchCells cells={cells} row={row} stretch={stretch} look={look} />}
        </div>
      ))}
      {look.aside?.cells(row.id, asideIndex)}
    </div>
  )
}
/** A row of the grid. It never draws again by itself: its cells do. */
export const GridLine = memo(Line) as typeof Line

type StretchProps<Value, Column extends GridColumn, Row extends GridRow> = Pick<
  Props<Value, Column, Row>,
  'cells' | 'row' | 'look'
> & { stretch: Stretch<Column> }

function Stretched<Value, Column extends GridColumn, Row extends GridRow>({
  cells,
  row,
  stretch: { first, columns },
  look,
}: StretchProps<Value, Column, Row>): ReactNode {
  return columns.map((column, within) => (
    <GridCell
      key={column.id}
      cells={cells}
      cell={cellId(column.id, row.id)}
      index={first + within + firstColumnIndex}
      className={`${styles['cell']} ${column.className}`}
      isOutside={look.isOutside?.(row, column) ?? false}
      look={look.cell}
    />
  ))
}
const StretchCells = memo(Stretched) as typeof Stretched
