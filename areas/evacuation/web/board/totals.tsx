import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { Box, Panel, Progress, VisuallyHidden } from '#platform/web/ui/index.ts'
import { expectedOf, foundOf, sharePercent, tallyOf } from '../../rules/tally.ts'
import type { MarkStatus } from '../../rules/words.ts'
import { useServerClock } from '../clock.ts'
import { FoundCurve } from '../found-curve.tsx'
import { statusIcons } from '../words.tsx'
import { curveOf, filledUnits, type Board } from './board.ts'
import { seenCount } from './seen.ts'
import classes from './totals.module.css'
import { useCountTitles } from './use-count-titles.ts'

const order: readonly MarkStatus[] = ['help', 'missing', 'waiting', 'present', 'released', 'away']
const curveHeight = 72

/** The figures that are read first. */
export const Totals = memo(function Totals({ board }: { board: Board }) {
  const { t } = useLingui()
  const titles = useCountTitles()
  const tally = tallyOf(board.marks)
  const [expected, found] = [expectedOf(tally), foundOf(tally)]
  const percent = sharePercent(found, expected)
  const { collectors, seen } = useMemo(() => seenCount(filledUnits(board)), [board])
  const label = t`Найдено ${found} из ${expected}`
  return (
    <Panel>
      <div className={classes['top']}>
        <div>
          <p className={classes['found']}>
            <strong>{percent} %</strong> {label}
          </p>
          <Progress value={percent} size="xl" color={percent === 100 ? 'green' : 'sky'} aria-label={label} />
          {board.evacuation.status === 'active' && collectors > 0 ? (
            <p className={classes['seen']}>{t`Сигнал увидели ${seen} из ${collectors} собирающих`}</p>
          ) : null}
        </div>
        <Box visibleFrom="md">
          <Curve board={board} expected={expected} />
        </Box>
      </div>
      <dl className={classes['tiles']}>
        <Tile title={t`Всего в списках`} value={tally.total} />
        {order.map((status) => (
          <Tile key={status} status={status} title={titles[status]} value={tally[status]} />
        ))}
      </dl>
      <VisuallyHidden aria-live="polite">
        {t`Не найдены: ${tally.missing}. Нужна помощь: ${tally.help}.`}{' '}
        {tally.waiting === 0 && tally.total > 0
          ? plural(tally.total, {
              one: 'Отмечены все: # человек',
              few: 'Отмечены все: # человека',
              many: 'Отмечены все: # человек',
              other: 'Отмечены все: # человека',
            })
          : ''}
      </VisuallyHidden>
    </Panel>
  )
})

function Tile({ title, value, status }: { title: string; value: number; status?: MarkStatus }) {
  const Sign = status === undefined ? null : statusIcons[status]
  return (
    <div className={classes['tile']} data-status={status} data-none={value === 0 || undefined}>
      <dt>
        {Sign ? <Sign size={18} stroke={2.2} aria-hidden /> : null}
        {title}
      </dt>
      <dd>{displayNumber(value)}</dd>
    </div>
  )
}

/** Drawn to the present second while the evacuation runs. */
function Curve({ board, expected }: { board: Board; expected: number }) {
  const { started_at, ended_at } = board.evacuation
  const now = useServerClock(ended_at === null)
  const until = ((ended_at === null ? now : Date.parse(ended_at)) - Date.parse(started_at)) / 1000
  const points = useMemo(() => curveOf(board), [board])
  return <FoundCurve points={points} expected={expected} until={until} height={curveHeight} />
}
