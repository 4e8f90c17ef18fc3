import { memo } from 'react'
import type { GridStudent } from '../../contract/journal.ts'
import type { MarkColumn, Period } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { ResultSlot } from '../sheet/result-slots.ts'
import { cellId } from '../sheet/truth.ts'
import { isOutside } from './look.ts'
import { MarkCell } from './MarkCell.tsx'
import { RowResults } from './RowResults.tsx'
import styles from './grid.module.css'

interface Props {
  store: JournalStore
  student: GridStudent
  /** In the list, from 0. */
  row: number
  columns: readonly MarkColumn[]
  /** Class names of the columns, by index. */
  classes: readonly string[]
  period: Period
  slots: readonly ResultSlot[]
}

/** A student's row. It never draws again by itself: its cells do. */
export const GridRow = memo(function GridRow({ store, student, row, columns, classes, period, slots }: Props) {
  return (
    <div role="row" aria-rowindex={row + 3} className={styles['row']}>
      <div role="rowheader" aria-colindex={1} className={styles['name']} title={student.full_name}>
        <span className={styles['number']}>{row + 1}</span>
        <span className={styles['fullName']}>{student.full_name}</span>
      </div>
      {columns.map((column, index) => (
        <MarkCell
          key={column.id}
          store={store}
          cell={cellId(column.id, student.id)}
          index={index + 2}
          className={classes[index] ?? ''}
          isOutside={isOutside(student, column)}
        />
      ))}
      <RowResults store={store} studentId={student.id} period={period} slots={slots} firstIndex={columns.length + 2} />
    </div>
  )
})
