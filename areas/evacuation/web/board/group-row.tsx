import { useLingui } from '@lingui/react/macro'
import { IconArrowsSplit2, IconChecks } from '#platform/web/icons/index.ts'
import { memo, type ReactNode } from 'react'
import type { Unit } from '../../contract/evacuations.ts'
import { namesText } from '../../rules/names.ts'
import { expectedOf, foundOf, sharePercent } from '../../rules/tally.ts'
import { unitTypeTitles, type MarkStatus } from '../../rules/words.ts'
import { statusIcons } from '../words.tsx'
import { Ago } from './ago.tsx'
import type { GroupLine, UnitLine } from './board.ts'
import { displayClock } from './display-clock.ts'
import classes from './groups.module.css'
import { isUnseen } from './seen.ts'
import { UnseenSign } from './unseen-sign.tsx'
import { useCountTitles } from './use-count-titles.ts'

interface UnitProps {
  line: UnitLine
  isRunning: boolean
  startedAt: string
  open: (unit: string) => void
}
/** A list: what it is, who is responsible, how far it is; all of the row opens it. */
export const UnitRow = memo(
  function UnitRow({ line, isRunning, startedAt, open }: UnitProps) {
    const { unit } = line
    const isForgotten = isRunning && line.lastAt === null && expectedOf(line.tally) > 0 && isUnseen(unit)
    return (
      <Row
        line={line}
        isRunning={isRunning}
        about={<About unit={unit} />}
        unseen={isForgotten ? <UnseenSign startedAt={startedAt} /> : null}
      >
        <button
          type="button"
          className={`${classes['title']} ${classes['open']}`}
          onClick={() => open(String(unit.id))}
        >
          {unit.title}
        </button>
      </Row>
    )
  },
  // whichever drawing `open` is of, it does the same
  (before, after) =>
    before.line.unit === after.line.unit && before.isRunning === after.isRunning && isSame(before.line, after.line),
)

function About({ unit }: { unit: Unit }) {
  const { t } = useLingui()
  const who = namesText(unit.collectors.map(({ short_name }) => short_name))
  return (
    <span className={classes['about']}>
      {[unitTypeTitles[unit.type], unit.place, who || t`дежурные`].filter(Boolean).join(' · ')}
    </span>
  )
}

interface ClassProps {
  line: GroupLine
  isRunning: boolean
}
/** A class, wherever its students stand. */
export const ClassRow = memo(
  function ClassRow({ line, isRunning }: ClassProps) {
    return (
      <Row line={line} isRunning={isRunning}>
        <b className={classes['title']}>{line.title}</b>
      </Row>
    )
  },
  (before, after) =>
    before.line.key === after.line.key && before.isRunning === after.isRunning && isSame(before.line, after.line),
)

const isSame = (a: GroupLine, b: GroupLine): boolean =>
  a.lastAt === b.lastAt &&
  a.clashes === b.clashes &&
  foundOf(a.tally) === foundOf(b.tally) &&
  a.tally.total === b.tally.total &&
  a.tally.missing === b.tally.missing &&
  a.tally.help === b.tally.help &&
  a.tally.away === b.tally.away

interface RowProps extends ClassProps {
  about?: ReactNode
  unseen?: ReactNode
  children: ReactNode
}
function Row({ line, isRunning, about, unseen, children }: RowProps) {
  const { t } = useLingui()
  const { tally, lastAt, clashes } = line
  const [found, expected] = [foundOf(tally), expectedOf(tally)]
  const when = lastAt !== null && isRunning ? <Ago at={lastAt} /> : null
  return (
    <li className={classes['row']}>
      <span className={classes['what']}>
        {children}
        {about}
      </span>
      <span className={classes['signs']}>
        {unseen}
        <Sign status="help" count={tally.help} />
        <Sign status="missing" count={tally.missing} />
        {clashes > 0 ? (
          <span className={classes['clash']}>
            <IconArrowsSplit2 size={16} aria-hidden />
            {t`Расходятся`} {clashes}
          </span>
        ) : null}
      </span>
      <span className={classes['figures']}>
        {expected === 0 ? t`никого` : `${found} / ${expected}`}
        {expected > 0 && found === expected ? <IconChecks size={18} aria-label={t`все`} /> : null}
      </span>
      <span className={classes['bar']} aria-hidden>
        <span style={{ inlineSize: `${expected === 0 ? 0 : sharePercent(found, expected)}%` }} />
      </span>
      <span className={classes['when']}>{lastAt === null ? null : (when ?? displayClock(lastAt))}</span>
    </li>
  )
}

/** How many are lost or hurt, with icon and words; nothing where there are none. */
function Sign({ status, count }: { status: MarkStatus; count: number }) {
  const titles = useCountTitles()
  if (count === 0) return null
  const Icon = statusIcons[status]
  return (
    <span className={classes['sign']} data-status={status}>
      <Icon size={16} stroke={2.2} aria-hidden />
      {titles[status]} {count}
    </span>
  )
}
