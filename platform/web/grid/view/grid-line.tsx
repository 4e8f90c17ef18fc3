import { memo, type ReactNode } from 'react'
import { cellId } from '../cells/cell-name.ts'
import type { WatchedCells } from '../cells/use-cell.ts'
import type { ColumnChunk } from './geometry.ts'
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
  chunks: readonly ColumnChunk<Column>[]
  /** Chunks whose cells are drawn already. */
  awake: ReadonlySet<string>
  look: GridLook<Value, Column, Row>
  /** Index of the first column aside. */
  asideIndex: number
}

/** Both are in the page, the style sheet shows one; those who hear it hear the name. */
const Name = ({ row: { name, shown } }: { row: GridRow }) =>
  shown === undefined ? (
    name
  ) : (
    <>
      <span className={styles['wideName']}>
        <span>{shown.wide.start}</span> <span>{shown.wide.end}</span>
      </span>
      <span className={styles['narrowName']} aria-hidden>
        <span>{shown.narrow.start}</span>
        <span>{shown.narrow.end}</span>
      </span>
    </>
  )

function Line<Value, Column extends GridColumn, Row extends GridRow>({
  cells,
  row,
  index,
  rowIndex,
  chunks,
  awake,
  look,
  asideIndex,
}: Props<Value, Column, Row>) {
  return (
    <div {...rowRole} aria-rowindex={rowIndex} className={styles['row']}>
      <div {...rowHeader} aria-colindex={1} className={styles['name']} title={row.title ?? row.name}>
        <span className={styles['number']}>{index + 1}</span>
        {look.opensRows ? (
          <button type="button" tabIndex={-1} className={styles['fullName']}>
            <Name row={row} />
          </button>
        ) : (
          <span className={styles['fullName']}>
            <Name row={row} />
          </span>
        )}
      </div>
      {chunks.map((chunk) => (
        <div key={chunk.id} {...box} className={styles['chunk']} style={{ width: chunk.width }}>
          {awake.has(chunk.id) && <ChunkCells cells={cells} row={row} chunk={chunk} look={look} />}
        </div>
      ))}
      {look.aside?.cells(row.id, asideIndex)}
    </div>
  )
}
/** A row of the grid. It never draws again by itself: its cells do. */
export const GridLine = memo(Line) as typeof Line

type ChunkProps<Value, Column extends GridColumn, Row extends GridRow> = Pick<
  Props<Value, Column, Row>,
  'cells' | 'row' | 'look'
> & { chunk: ColumnChunk<Column> }

function ChunkLine<Value, Column extends GridColumn, Row extends GridRow>({
  cells,
  row,
  chunk: { first, columns },
  look,
}: ChunkProps<Value, Column, Row>): ReactNode {
  return columns.map((column, within) => (
    <GridCell
      key={column.id}
      cells={cells}
      cell={cellId(column.id, row.id)}
      column={column}
      index={first + within + firstColumnIndex}
      className={`${styles['cell']} ${column.className}`}
      isOutside={look.isOutside?.(row, column) ?? false}
      look={look.cell}
    />
  ))
}
const ChunkCells = memo(ChunkLine) as typeof ChunkLine
