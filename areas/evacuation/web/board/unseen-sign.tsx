import { Trans } from '@lingui/react/macro'
import { IconEyeOff } from '#platform/web/icons/index.ts'
import classes from './groups.module.css'
import { useSharedNow } from './shared-clock.ts'

const tickMs = 10_000
/** Nobody has a phone in hand at once. */
const patienceMs = 20_000

/** Those who are to collect a list don't know of the alarm yet; said when they have had the time to. */
export function UnseenSign({ startedAt }: { startedAt: string }) {
  const now = useSharedNow(tickMs)
  if (now - Date.parse(startedAt) < patienceMs) return null
  return (
    <span className={classes['clash']}>
      <IconEyeOff size={16} aria-hidden />
      <Trans>Сигнал не видели</Trans>
    </span>
  )
}
