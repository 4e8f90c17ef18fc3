import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { evacuationNow } from '../clock.ts'
import { displayClock } from './display-clock.ts'

const tickMs = 10_000
const minute = 60_000
const hour = 60 * minute

/** One clock for all who show how long ago something was. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
const tick = () => Math.floor(evacuationNow() / tickMs)

/** «Минуту назад», told anew as time goes on; by the clock after an hour. */
export function Ago({ at }: { at: string }) {
  const { t } = useLingui()
  const since = useSyncExternalStore(subscribe, tick) * tickMs - Date.parse(at)
  const minutes = Math.floor(since / minute)
  const said = () => {
    if (since < 2 * tickMs) return t`только что`
    if (since < minute) return t`меньше минуты`
    if (minutes === 1) return t`минуту назад`
    return since < hour ? t`${minutes} мин назад` : displayClock(at)
  }
  return (
    <time dateTime={at} title={displayClock(at)}>
      {said()}
    </time>
  )
}
