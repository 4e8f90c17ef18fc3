import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { AsideCells, AsideHead, type GridLook } from '#platform/web/grid/index.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import type { Period } from '../sheet/columns.ts'
import type { ResultSlot } from '../sheet/result-slots.ts'
import type { ResultsCache } from '../sheet/results-cache.ts'
import type { JournalColumn, StudentRow } from './mark-columns.ts'
import { RowResults } from './row-results.tsx'
import styles from './marks.module.css'

interface Given {
  results: ResultsCache
  period: Period
  slots: readonly ResultSlot[]
}

/** Results beside the marks: the mean of ФО, then those of the period. */
export const resultsAside = ({
  results,
  period,
  slots,
}: Given): NonNullable<GridLook<CellValue, JournalColumn, StudentRow>['aside']> => ({
  columns: slots.length + 1,
  title: <Trans>Итоги</Trans>,
  heads: (firstIndex) => (
    <>
      <AsideHead index={firstIndex} className={styles['average']}>
        {t`Ср. ФО`}
      </AsideHead>
      {slots.map((slot, index) => (
        <AsideHead key={slot.id} index={firstIndex + 1 + index} className={styles['result']} label={slot.title}>
          {slot.short}
        </AsideHead>
      ))}
    </>
  ),
  cells: (studentId, firstIndex) => (
    <AsideCells>
      <RowResults results={results} studentId={studentId} period={period} slots={slots} firstIndex={firstIndex} />
    </AsideCells>
  ),
})
