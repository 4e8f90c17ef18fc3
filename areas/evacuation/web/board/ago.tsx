import { useLingui } from '@lingui/react/macro'
import { displayClock } from './display-clock.ts'
import { useSharedNow } from './shared-clock.ts'

const tickMs = 10_000
const minute = 60_000
const hour = 60 * minute

/** «Минуту назад», told anew as time goes on; by the clock after an hour. */
export function Ago({ at }: { at: string }) {
  const { t } = useLingui()
  const since = useSharedNow(tickMs) - Date.parse(at)
  const minutes = Math.floor(since / minute)
  const elapsed = () => {
    if (since < 2 * tickMs) return t`только что`
    if (since < minute) return t`меньше минуты`
    if (minutes === 1) return t`минуту назад`
    return since < hour ? t`${minutes} мин назад` : displayClock(at)
  }
  return (
    <time dateTime={at} title={displayClock(at)}>
      {elapsed()}
    </time>
  )
}
