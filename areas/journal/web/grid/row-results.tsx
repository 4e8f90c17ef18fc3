import { memo } from 'react'
import type { Period } from '../sheet/columns.ts'
import type { ResultsBoard } from '../sheet/results-board.ts'
import { slotId, type ResultSlot } from '../sheet/result-slots.ts'
import { useResults } from './use-cell.ts'
import { box, cell } from './roles.ts'
import styles from './grid.module.css'

interface Props {
  results: ResultsBoard
  studentId: number
  period: Period
  slots: readonly ResultSlot[]
  /** Index of the first, as assistive tools count. */
  firstIndex: number
}

/** A student's results beside the marks: mean ФО, then the results of the period. */
export const RowResults = memo(function RowResults({ results, studentId, period, slots, firstIndex }: Props) {
  const known = useResults(results, studentId)
  return (
    <div {...box} className={styles['results']}>
      <div {...cell} aria-colindex={firstIndex} aria-readonly className={styles['average']}>
        {known?.averages.get(period)}
      </div>
      {slots.map((slot, index) => {
        const result = known?.slots.get(slotId(slot))
        return (
          <div
            key={slotId(slot)}
            {...cell}
            aria-colindex={firstIndex + 1 + index}
            aria-readonly
            className={styles['result']}
            data-set={result?.set ? true : undefined}
          >
            {result?.text}
          </div>
        )
      })}
    </div>
  )
})
