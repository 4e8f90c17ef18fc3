import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { bandsOf, type ColumnChunk } from './geometry.ts'
import type { GridColumn, GridLook, GridRow } from './look.ts'
import { firstColumnIndex } from './place.ts'
import { box, columnHeader, row, rowGroup } from './roles.ts'
import styles from './grid.module.css'

interface Props<Value, Column extends GridColumn, Row extends GridRow> {
  columns: readonly Column[]
  chunks: readonly ColumnChunk<Column>[]
  look: GridLook<Value, Column, Row>
  /** Under the title of the names; the same element until it changes. */
  tools: ReactNode
}

function Head<Value, Column extends GridColumn, Row extends GridRow>({
  columns,
  chunks,
  look,
  tools,
}: Props<Value, Column, Row>) {
  const { t } = useLingui()
  const { corner, band, aside } = look
  const cornerHead = (
    <div {...columnHeader} aria-colindex={1} className={styles['corner']}>
      {corner}
      {band ? null : <div className={styles['tools']}>{tools}</div>}
    </div>
  )
  return (
    <div {...rowGroup} className={styles['head']}>
      {band ? (
        <div {...row} aria-rowindex={1} className={styles['bands']}>
          {cornerHead}
          {bandsOf(columns).map(({ id, width }) => (
            <div key={id} {...box} className={styles['band']} style={{ width }}>
              <span className={styles['bandTitle']}>{band(id)}</span>
            </div>
          ))}
          {aside ? (
            <div {...box} className={styles['asideTitle']} style={{ width: aside.width }}>
              <span className={styles['bandTitle']}>{aside.title}</span>
            </div>
          ) : null}
        </div>
      ) : null}
      <div {...row} aria-rowindex={band ? 2 : 1} className={styles['headings']}>
        {band ? (
          <div {...columnHeader} aria-colindex={1} aria-label={t`Действия`} className={styles['tools']}>
            {tools}
          </div>
        ) : (
          cornerHead
        )}
        {chunks.map(({ id, first, columns: own, width }) => (
          <div key={id} {...box} className={styles['chunkHead']} style={{ width }}>
            {own.map((column, within) => (
              <Heading key={column.id} column={column} index={first + within + firstColumnIndex} head={look.head} />
            ))}
          </div>
        ))}
        {aside ? (
          <div {...box} className={styles['aside']}>
            {aside.heads(columns.length + firstColumnIndex)}
          </div>
        ) : null}
      </div>
    </div>
  )
}
/** Titles of bands, then of columns: each column's heading can be reached by the keyboard. */
export const GridHead = memo(Head) as typeof Head

interface HeadingProps<Value, Column extends GridColumn, Row extends GridRow> {
  column: Column
  index: number
  head: GridLook<Value, Column, Row>['head']
}

function Heading<Value, Column extends GridColumn, Row extends GridRow>({
  column,
  index,
  head,
}: HeadingProps<Value, Column, Row>) {
  const { label, title, note, isMarked } = head(column)
  return (
    <div
      {...columnHeader}
      aria-colindex={index}
      aria-label={label}
      className={`${styles['cell']} ${column.className}`}
      data-lacks={isMarked || undefined}
    >
      <span className={styles['headTitle']}>{title}</span>
      <span className={styles['headNote']}>{note}</span>
    </div>
  )
}
