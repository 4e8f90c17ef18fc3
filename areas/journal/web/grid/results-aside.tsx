import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import { AsideCells, AsideHead, type GridLook } from '#platform/web/grid/index.ts'
import { IconLock } from '#platform/web/icons/index.ts'
import type { JournalFrame } from '../../contract/journal.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import type { Period } from '../sheet/columns.ts'
import { slotsBeside } from '../sheet/result-slots.ts'
import type { ResultsCache } from '../sheet/results-cache.ts'
import type { BesideColumn } from './beside-column.ts'
import type { JournalColumn, StudentRow } from './mark-columns.ts'
import { RowResults } from './computed-cells.tsx'
import type { SheetView } from './sheet-view.ts'
import styles from './marks.module.css'

/** Those of the style sheet. */
const widths: Readonly<Record<BesideColumn['kind'], number>> = { average: 50, percent: 44, result: 56 }

/** The mean of ФО where ФО are given and all are read, the percent so far of a quarter, then the results of the period. */
export function columnsBeside(
  grid: JournalFrame,
  period: Period,
  { percent }: Pick<SheetView, 'percent'>,
): BesideColumn[] {
  const slots = slotsBeside(grid, period)
  const { lesson_types } = modeRules[grid.group.grading_mode]
  const ofPeriod =
    period === 'year' ? undefined : slots.find(({ quarter_id, half }) => quarter_id !== null || half !== null)
  return [
    ...(lesson_types.includes('fo') && !grid.group.is_by_lessons ? [{ kind: 'average' } as const] : []),
    ...(percent && ofPeriod ? [{ kind: 'percent', slot: ofPeriod } as const] : []),
    ...slots.map((slot) => ({ kind: 'result', slot }) as const),
  ]
}

function Head({ column, index, isClosed }: { column: BesideColumn; index: number; isClosed: boolean }) {
  if (column.kind === 'average')
    return (
      <AsideHead index={index} className={styles['average']}>
        {t`Ср. ФО`}
      </AsideHead>
    )
  if (column.kind === 'percent')
    return (
      <AsideHead index={index} className={styles['percent']} label={t`Процент на сегодня: ${column.slot.title}`}>
        %
      </AsideHead>
    )
  const { title, short } = column.slot
  return (
    <AsideHead index={index} className={styles['result']} label={isClosed ? t`${title}, период закрыт` : title}>
      {short}
      {isClosed ? <IconLock size={12} aria-hidden /> : null}
    </AsideHead>
  )
}

interface Given {
  results: ResultsCache
  period: Period
  beside: readonly BesideColumn[]
  /** Ids of slots whose period is closed. */
  closed: ReadonlySet<string>
}

/** What stands beside the marks; undefined where nothing is graded. */
export const resultsAside = ({
  results,
  period,
  beside,
  closed,
}: Given): GridLook<CellValue, JournalColumn, StudentRow>['aside'] =>
  beside.length === 0
    ? undefined
    : {
        columns: beside.length,
        width: beside.reduce((sum, { kind }) => sum + widths[kind], 1),
        title: <Trans>Итоги</Trans>,
        heads: (firstIndex) =>
          beside.map((column, index) => (
            <Head
              key={`${column.kind}${'slot' in column ? column.slot.id : ''}`}
              column={column}
              index={firstIndex + index}
              isClosed={'slot' in column && closed.has(column.slot.id)}
            />
          )),
        cells: (studentId, firstIndex) => (
          <AsideCells>
            <RowResults
              results={results}
              studentId={studentId}
              period={period}
              beside={beside}
              firstIndex={firstIndex}
            />
          </AsideCells>
        ),
      }
