import { AsideCell } from '#platform/web/grid/index.ts'
import type { Period } from '../sheet/columns.ts'
import type { ResultsCache } from '../sheet/results-cache.ts'
import type { ResultSlot } from '../sheet/result-slots.ts'
import { useResults } from './use-results.ts'
import styles from './marks.module.css'

interface Props {
  results: ResultsCache
  studentId: number
  period: Period
  slots: readonly ResultSlot[]
  /** Index of the first, as assistive tools count. */
  firstIndex: number
}

/** A student's results beside the marks: mean ФО, then the results of the period. */
export function RowResults({ results, studentId, period, slots, firstIndex }: Props) {
  const known = useResults(results, studentId)
  return (
    <>
      <AsideCell index={firstIndex} className={styles['average']}>
        {known?.average(period)}
      </AsideCell>
      {slots.map((slot, index) => {
        const result = known?.of(slot)
        return (
          <AsideCell
            key={slot.id}
            index={firstIndex + 1 + index}
            className={styles['result']}
            isSet={Boolean(result?.set)}
          >
            {result?.text}
          </AsideCell>
        )
      })}
    </>
  )
}
