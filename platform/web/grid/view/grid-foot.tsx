import { memo } from 'react'
import type { ColumnChunk } from './geometry.ts'
import type { Foot, GridColumn } from './look.ts'
import { firstColumnIndex } from './place.ts'
import { box, footCell, row, rowGroup, rowHeader } from './roles.ts'
import styles from './grid.module.css'

interface Props<Column extends GridColumn> {
  foot: Foot<Column>
  /** As assistive tools count. */
  rowIndex: number
  chunks: readonly ColumnChunk<Column>[]
  /** Chunks whose cells are drawn already. */
  awake: ReadonlySet<string>
  /** Of what stands aside, in pixels; 0 where nothing does. */
  asideWidth: number
}

function FootRow<Column extends GridColumn>({ foot, rowIndex, chunks, awake, asideWidth }: Props<Column>) {
  return (
    <div {...rowGroup} className={styles['foot']}>
      <div {...row} aria-rowindex={rowIndex} className={styles['footRow']}>
        <div {...rowHeader} aria-colindex={1} className={styles['footTitle']}>
          {foot.title}
        </div>
        {chunks.map(({ id, first, columns, width }) => (
          <div key={id} {...box} className={styles['chunkFoot']} style={{ width }}>
            {awake.has(id) &&
              columns.map((column, within) => (
                <div
                  key={column.id}
                  {...footCell}
                  aria-colindex={first + within + firstColumnIndex}
                  className={styles['footCell']}
                  style={{ width: column.width }}
                >
                  {foot.cell(column)}
                </div>
              ))}
          </div>
        ))}
        {asideWidth > 0 ? <div {...box} className={styles['footAside']} style={{ width: asideWidth }} /> : null}
      </div>
    </div>
  )
}
/** The row under all: it is only looked at, and no key leads there. */
export const GridFoot = memo(FootRow) as typeof FootRow
