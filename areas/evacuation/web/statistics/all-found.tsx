import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconClockExclamation } from '#platform/web/icons/index.ts'
import { durationText } from '../../rules/duration.ts'
import classes from './statistics.module.css'

interface Props {
  /** Null: one is not found. */
  seconds: number | null
  control: number
}

/** In what time all were found, with a sign where that is too long or never. */
export function AllFound({ seconds, control }: Props) {
  const { t } = useLingui()
  if (seconds !== null && seconds <= control) return durationText(seconds)
  const Sign = seconds === null ? IconAlertTriangle : IconClockExclamation
  return (
    <span className={classes[seconds === null ? 'never' : 'late']}>
      <Sign size={16} aria-hidden />
      {seconds === null ? t`не все найдены` : durationText(seconds)}
    </span>
  )
}
