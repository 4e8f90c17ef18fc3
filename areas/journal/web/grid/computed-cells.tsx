import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useSyncExternalStore } from 'react'
import { AsideCell, type GridLook } from '#platform/web/grid/index.ts'
import type { Period } from '../sheet/columns.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import type { ColumnSums, ResultsCache } from '../sheet/results-cache.ts'
import type { ResultSlot } from '../sheet/result-slots.ts'
import type { StudentResults } from '../sheet/student-results.ts'
import type { BesideColumn } from './beside-column.ts'
import type { JournalColumn, StudentRow } from './mark-columns.ts'
import styles from './marks.module.css'

/** Watches the results of one student; they come a moment after the mark. Null before they are computed. */
export function useResults(results: ResultsCache, studentId: number): StudentResults | null {
  const subscribe = useCallback((listener: () => void) => results.watch(studentId, listener), [results, studentId])
  return useSyncExternalStore(subscribe, () => results.of(studentId))
}

interface Props {
  results: ResultsCache
  studentId: number
  period: Period
  beside: readonly BesideColumn[]
  /** Index of the first, as assistive tools count. */
  firstIndex: number
}

/** What one sees of a result beside its text: it was set otherwise than its marks say, or something is wanting for it. */
function signOf(
  known: StudentResults | null,
  slot: ResultSlot,
): { kind: 'differs' | 'missing'; words: string } | undefined {
  const result = known?.of(slot)
  if (result?.set)
    return result.set.differs ? { kind: 'differs', words: t`выставлено иначе, чем по отметкам` } : undefined
  return result?.computed?.kind === 'missing' ? { kind: 'missing', words: known?.missing(slot) ?? '' } : undefined
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
        sign={signOf(known, column.slot)}
      >
        {result?.text}
      </AsideCell>
    )
  })
}

/** Under each lesson the mean of its marks and how many there are; under a work its percent. */
export const sumsFoot = (sums: ColumnSums): NonNullable<GridLook<CellValue, JournalColumn, StudentRow>['foot']> => ({
  title: <Trans>Средний балл, отметок</Trans>,
  cell: ({ id }) => <Sum sums={sums} columnId={id} />,
})

function Sum({ sums, columnId }: { sums: ColumnSums; columnId: string }) {
  const subscribe = useCallback((listener: () => void) => sums.watch(columnId, listener), [sums, columnId])
  const { mean, marks } = useSyncExternalStore(subscribe, () => sums.of(columnId))
  return mean === null ? null : (
    <>
      <span className={styles['sum']}>{mean}</span>
      {marks}
    </>
  )
}
