import { Trans } from '@lingui/react/macro'
import { useCallback, useSyncExternalStore } from 'react'
import type { GridLook } from '#platform/web/grid/index.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import type { ColumnSums } from '../sheet/column-sums.ts'
import type { JournalColumn, StudentRow } from './mark-columns.ts'
import styles from './marks.module.css'

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
