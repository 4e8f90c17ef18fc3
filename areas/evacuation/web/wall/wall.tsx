import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { ScrollArea, useUrlState } from '#platform/web/ui/index.ts'
import { expectedOf, foundOf, sharePercent, tallyOf } from '../../rules/tally.ts'
import { kindTitles, modeTitles, type MarkStatus } from '../../rules/words.ts'
import { BoardAddress } from '../board/address.ts'
import { ConnectionWords } from '../board/connection-words.tsx'
import { needingHelp, unitLines, type Board } from '../board/board.ts'
import { useCountTitles } from '../board/use-count-titles.ts'
import { useSettled } from '../board/use-settled.ts'
import { sinceStart, useServerClock } from '../clock.ts'
import { statusIcons } from '../words.tsx'
import { useWakeLock } from './use-wake-lock.ts'
import { WallLists } from './wall-lists.tsx'
import { WallPeople } from './wall-people.tsx'
import classes from './wall.module.css'

const shownStatuses: readonly MarkStatus[] = ['help', 'missing', 'waiting', 'away', 'released']
/** How many lists have room under so many people. */
const listsBeside = (people: number): number => [8, 6, 5, 3, 2][people] ?? 0

interface Props {
  board: Board
  isLive: boolean
  staleSince: number | null
}

/** For a screen that many read from afar: large figures, the lost in turn, nothing to press. Esc leaves it. */
export function Wall({ board, isLive, staleSince }: Props) {
  const { t } = useLingui()
  const [, change] = useUrlState(BoardAddress)
  const window = useRef<HTMLDialogElement>(null)
  useWakeLock()
  useEffect(() => {
    const shown = window.current
    // over the whole page, and what lies under it is out of reach
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const leave = () => {
    if (document.fullscreenElement !== null) void document.exitFullscreen()
    change({ wall: undefined })
  }
  const { mode, kind, ended_at, started_at } = board.evacuation
  const people = useMemo(() => needingHelp(board), [board])
  const { parts } = useSettled(useMemo(() => unitLines(board), [board]))
  return (
    <dialog
      ref={window}
      className={classes['wall']}
      aria-label={t`Ход эвакуации на экране`}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <ScrollArea
        h="100dvh"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`Ход эвакуации` }}
        classNames={{ content: classes['screen'] ?? '' }}
      >
        <header className={classes['head']} data-mode={mode}>
          <strong>{modeTitles[mode]}</strong>
          <span>{ended_at === null ? kindTitles[kind] : <Trans>Завершена</Trans>}</span>
          <Elapsed from={started_at} to={ended_at} />
        </header>
        {(isLive && staleSince === null) || ended_at !== null ? null : (
          <p className={classes['lost']} aria-live="polite">
            <ConnectionWords staleSince={staleSince} />
          </p>
        )}
        <div className={classes['body']}>
          <Figures board={board} />
          <section className={classes['aside']}>
            <WallPeople people={people} />
            <WallLists lines={parts.open} onPage={listsBeside(people.length)} />
            {people.length + parts.open.length === 0 ? (
              <p className={classes['calm']}>
                <Trans>Найдены все</Trans>
              </p>
            ) : null}
          </section>
        </div>
      </ScrollArea>
    </dialog>
  )
}

function Elapsed({ from, to }: { from: string; to: string | null }) {
  const now = useServerClock(to === null)
  return (
    <span className={classes['time']} role="timer">
      {sinceStart((to === null ? now : Date.parse(to)) - Date.parse(from))}
    </span>
  )
}

function Figures({ board }: { board: Board }) {
  const { t } = useLingui()
  const titles = useCountTitles()
  const tally = tallyOf(board.marks)
  const [expected, found] = [expectedOf(tally), foundOf(tally)]
  const percent = sharePercent(found, expected)
  return (
    <section className={classes['figures']} aria-label={t`Итоги`}>
      <p className={classes['share']}>
        {percent} %<span>{t`найдено ${found} из ${expected}`}</span>
      </p>
      <div className={classes['bar']} aria-hidden>
        <div style={{ width: `${percent}%` }} />
      </div>
      <dl className={classes['counts']}>
        {shownStatuses.map((status) => {
          const Sign = statusIcons[status]
          return (
            <div key={status} data-status={status} data-none={tally[status] === 0 || undefined}>
              <dt>
                <Sign size="1em" stroke={2.4} aria-hidden /> {titles[status]}
              </dt>
              <dd>{tally[status]}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
