import {
  IconAlertTriangle,
  IconBed,
  IconCheck,
  IconClockHour4,
  IconHomeCheck,
  IconUserQuestion,
  type Icon,
} from '#platform/web/icons/index.ts'
import { kindTitles, markStatusTitles, modeTitles, type Kind, type MarkStatus, type Mode } from '../rules/words.ts'
import { sinceStart, useServerClock } from './clock.ts'
import classes from './words.module.css'

/** A status is never told by its colour alone. */
export const statusIcons: Readonly<Record<MarkStatus, Icon>> = {
  waiting: IconClockHour4,
  present: IconCheck,
  missing: IconUserQuestion,
  help: IconAlertTriangle,
  away: IconBed,
  released: IconHomeCheck,
}

/** A status as icon, colour and words; both themes and sunlight can read it (7 to 1). */
export function StatusBadge({ status, title = markStatusTitles[status] }: { status: MarkStatus; title?: string }) {
  const Sign = statusIcons[status]
  return (
    <span className={classes['status']} data-status={status}>
      <Sign size={16} stroke={2.2} aria-hidden />
      {title}
    </span>
  )
}

interface Running {
  mode: Mode
  kind: Kind
  started_at: string
}

/** The name of the mode alone, in its colours. */
export const ModeMark = ({ mode }: { mode: Mode }) => (
  <span className={classes['mode']} data-mode={mode}>
    {modeTitles[mode]}
  </span>
)

const noticesTop = '--house-notices-top'
/** Notices come below what must be seen all the time. */
function keepUncovered(banner: HTMLDivElement) {
  const { style } = document.documentElement
  style.setProperty(noticesTop, `${Math.ceil(banner.getBoundingClientRect().bottom + window.scrollY) + 8}px`)
  return () => void style.removeProperty(noticesTop)
}

/** Stands on top of every page of an evacuation: what it is, and for how long by the server's clock. */
export function ModeBanner({
  of: { mode, kind, started_at },
  ended_at = null,
}: {
  of: Running
  ended_at?: string | null
}) {
  const now = useServerClock(ended_at === null)
  const until = ended_at === null ? now : Date.parse(ended_at)
  return (
    <div ref={ended_at === null ? keepUncovered : null} className={classes['banner']} data-mode={mode}>
      <span className={classes['words']}>
        <strong>{modeTitles[mode]}</strong>
        <span>{kindTitles[kind]}</span>
      </span>
      <span className={classes['time']} role="timer">
        {sinceStart(until - Date.parse(started_at))}
      </span>
    </div>
  )
}
