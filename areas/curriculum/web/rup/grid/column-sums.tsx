import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { isCollege } from '#platform/contract/school-kind.ts'
import { cellId, rowSignal } from '#platform/web/grid/index.ts'
import type { RupColumn } from '../../../contract/rup.ts'
import { placeKey } from '../../../rules/plan-column.ts'
import { shownHours } from './plan-cells.ts'
import type { PlanSheet } from './plan-sheet.ts'
import styles from './plan-grid.module.css'

interface Props {
  sheet: PlanSheet['sheet']
  rowIds: readonly number[]
  /** Rows that are no load: outside of the plan. */
  outside: ReadonlySet<number>
  column: RupColumn
  /** Of study, by which a college sums the year. */
  weeks: number
}

/** Hours a week of a column (of a college: a year) as typed so far, told when they are more than a class may have. */
export function ColumnSum({ sheet, rowIds, outside, column, weeks }: Props) {
  const { t } = useLingui()
  const key = placeKey(column)
  const subscribe = (listener: () => void) => {
    const stops = rowIds.map((rowId) => sheet.signals.on(rowSignal(rowId), listener))
    return () => stops.forEach((stop) => stop())
  }
  const sum = useSyncExternalStore(subscribe, () =>
    rowIds.reduce(
      (total, rowId) => total + (outside.has(rowId) ? 0 : shownHours(sheet.value(cellId(key, rowId)) ?? null)),
      0,
    ),
  )
  const maximum = column.maximum * (isCollege() ? weeks : 1)
  const isOver = maximum > 0 && sum > maximum
  return (
    <span
      className={styles['sum']}
      data-over={isOver || undefined}
      title={
        isOver
          ? t`Больше предельной нагрузки: ${displayNumber(maximum)} ч`
          : t`Предельная нагрузка: ${displayNumber(maximum)} ч`
      }
    >
      {displayNumber(sum)}
      <small>{` / ${displayNumber(maximum)}`}</small>
    </span>
  )
}
