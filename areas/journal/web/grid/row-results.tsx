import { AsideCell } from '#platform/web/grid/index.ts'
import type { Period } from '../sheet/columns.ts'
import type { ResultsCache } from '../sheet/results-cache.ts'
import type { SlotResult } from '../sheet/student-results.ts'
import type { BesideColumn } from './results-aside.tsx'
import { useResults } from './use-results.ts'
import styles from './marks.module.css'

interface Props {
  results: ResultsCache
  studentId: number
  period: Period
  beside: readonly BesideColumn[]
  /** Index of the first, as assistive tools count. */
  firstIndex: number
}

/** What one sees of a result beside its text: it was set otherwise than its marks say, or something is wanting for it. */
function signOf(result: SlotResult | null | undefined): 'differs' | 'missing' | undefined {
  if (!result) return undefined
  if (result.set) return result.computed !== null && result.set.value !== result.recommended ? 'differs' : undefined
  return result.computed?.kind === 'missing' ? 'missing' : undefined
}

/** A student's results beside the marks: mean ФО, percent so far, then the results of the period. */
export function RowResults({ results, studentId, period, beside, firstIndex }: Props) {
  const known = useResults(results, studentId)
  return beside.map((column, at) => {
    const index = firstIndex + at
    if (column.kind === 'average')
      return (
        <AsideCell key="average" index={index} className={styles['average']}>
          {known?.average(period)}
        </AsideCell>
      )
    if (column.kind === 'percent')
      return (
        <AsideCell key="percent" index={index} className={styles['percent']}>
          {known?.percent(column.slot)}
        </AsideCell>
      )
    const result = known?.of(column.slot)
    return (
      <AsideCell
        key={column.slot.id}
        index={index}
        className={styles['result']}
        isSet={Boolean(result?.set)}
        sign={signOf(result)}
      >
        {result?.text}
      </AsideCell>
    )
  })
}
