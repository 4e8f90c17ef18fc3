import { t } from '#platform/contract/text.ts'

const minute = 60

/** «45 с», «4 мин 07 с»: seconds as people say them; a dash for what was never reached. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return '—'
  if (seconds < minute) return t`${seconds} с`
  return t`${Math.floor(seconds / minute)} мин ${String(seconds % minute).padStart(2, '0')} с`
}
