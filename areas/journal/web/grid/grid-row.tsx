import { memo } from 'react'
import type { GridStudent } from '../../contract/journal.ts'
import type { Period } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { ResultSlot } from '../sheet/result-slots.ts'
import type { ResultsBoard } from '../sheet/results-board.ts'
import { cellId } from '../sheet/truth.ts'
import type { Stretch } from './geometry.ts'
import { isOutside } from './look.ts'
import { MarkCell } from './mark-cell.tsx'
import { RowResults } from './row-results.tsx'
import { box, row, rowHeader } from './roles.ts'
import styles from './grid.module.css'

interface Props {
  store: JournalStore
  results: ResultsBoard
  student: GridStudent
  /** In the list, from 0. */
  index: number
  stretches: readonly Stretch[]
  /** Stretches whose cells are drawn already. */
  awake: ReadonlySet<string>
  /** Class names of the columns, by index. */
  classes: readonly string[]
  period: Period
  slots: readonly ResultSlot[]
}

/** Surname and name: the patronymic stands in the title. */
const shortName = (fullName: string): string => fullName.split(' ').slice(0, 2).join(' ')

/** A student's row. It never draws again by itself: its cells do. */
export const GridRow = memo(function GridRow({
  store,
  results,
  student,
  index,
  stretches,
  awake,
  classes,
  period,
  slots,
}: Props) {
  return (
    <div {...row} aria-rowindex={index + 3} className={styles['row']}>
      <div {...rowHeader} aria-colindex={1} className={styles['name']} title={student.full_name}>
        <span className={styles['number']}>{index + 1}</span>
        <span className={styles['fullName']}>{shortName(student.full_name)}</span>
      </div>
      {stretches.map(({ id, first, columns, width }) => (
        <div key={id} {...box} className={styles['stretch']} style={{ width }}>
          {awake.has(id) && (
            <StretchCells store={store} student={student} first={first} columns={columns} classes={classes} />
          )}
        </div>
      ))}
      <RowResults
        results={results}
        studentId={student.id}
        period={period}
        slots={slots}
        firstIndex={classes.length + 2}
      />
    </div>
  )
})

interface StretchProps extends Pick<Props, 'store' | 'student' | 'classes'>, Pick<Stretch, 'first' | 'columns'> {}

const StretchCells = memo(function StretchCells({ store, student, first, columns, classes }: StretchProps) {
  return columns.map((column, within) => (
    <MarkCell
      key={column.id}
      store={store}
      cell={cellId(column.id, student.id)}
      index={first + within + 2}
      className={classes[first + within] ?? ''}
      isOutside={isOutside(student, column)}
    />
  ))
})
