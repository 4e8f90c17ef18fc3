import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo, type ReactNode } from 'react'
import { Panel, PanelHead, SegmentedControl, useUrlState } from '#platform/web/ui/index.ts'
import { BoardAddress } from './address.ts'
import { classLines, unitLines, type Board, type GroupLine } from './board.ts'
import { Folded } from './folded.tsx'
import { ClassRow, UnitRow } from './group-row.tsx'
import classes from './groups.module.css'
import { lineParts, type LinePart } from './order.ts'
import { useSettled } from './use-settled.ts'

/** Lists or classes, the worst first; those with nothing left to do are folded below. */
export const Groups = memo(function Groups({ board }: { board: Board }) {
  const { t } = useLingui()
  const [{ by }, change] = useUrlState(BoardAddress)
  return (
    <Panel>
      <PanelHead title={by === 'unit' ? <Trans>По спискам</Trans> : <Trans>По классам</Trans>} mb="xs">
        <SegmentedControl
          aria-label={t`Как сгруппировать`}
          value={by}
          onChange={(next) => change({ by: next }, { replace: true })}
          data={[
            { value: 'unit', label: t`Списки` },
            { value: 'class', label: t`Классы` },
          ]}
        />
      </PanelHead>
      {by === 'unit' ? <Units board={board} /> : <Classes board={board} />}
    </Panel>
  )
})

function Units({ board }: { board: Board }) {
  const { t } = useLingui()
  const [, change] = useUrlState(BoardAddress)
  const { started_at, status } = board.evacuation
  const isRunning = status === 'active'
  const lines = useMemo(() => unitLines(board), [board])
  const countOf = (count: number) => plural(count, { one: '# список', few: '# списка', other: '# списков' })
  return (
    <Lines lines={lines} label={t`Списки`} countOf={countOf}>
      {(line) => (
        <UnitRow
          key={line.key}
          line={line}
          isRunning={isRunning}
          startedAt={started_at}
          open={(unit) => change({ unit })}
        />
      )}
    </Lines>
  )
}
function Classes({ board }: { board: Board }) {
  const { t } = useLingui()
  const isRunning = board.evacuation.status === 'active'
  const lines = useMemo(() => classLines(board), [board])
  const countOf = (count: number) => plural(count, { one: '# класс', few: '# класса', other: '# классов' })
  return (
    <Lines lines={lines} label={t`Классы`} countOf={countOf}>
      {(line) => <ClassRow key={line.key} line={line} isRunning={isRunning} />}
    </Lines>
  )
}

interface LinesProps<Line extends GroupLine> {
  lines: readonly Line[]
  label: string
  countOf: (count: number) => string
  children: (line: Line) => ReactNode
}
function Lines<Line extends GroupLine>({ lines, label, countOf, children }: LinesProps<Line>) {
  const { t } = useLingui()
  const { parts, touched } = useSettled(lines)
  const titles: Record<LinePart, (count: string) => string> = {
    open: () => label,
    found: (count) => t`Все найдены: ${count}`,
    empty: (count) => t`Все отсутствуют: ${count}`,
  }
  return (
    <div {...touched}>
      {lineParts.map((part) => {
        const some = parts[part]
        if (some.length === 0) return null
        const title = titles[part](countOf(some.length))
        const list = (
          <ul className={classes['rows']} aria-label={title}>
            {some.map(children)}
          </ul>
        )
        if (part === 'open') return <div key={part}>{list}</div>
        return (
          <Folded key={part} title={title}>
            {list}
          </Folded>
        )
      })}
    </div>
  )
}
