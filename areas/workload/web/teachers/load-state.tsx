import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Badge } from '#platform/web/ui/index.ts'
import { loadState } from '../../rules/teacher-load.ts'

const colours = { none: 'gray', under: 'blue', over: 'orange', leaves: 'red' } as const

/** What is to be known of a teacher's hours, where there is anything: none, fewer than the rate gives, over one and a half posts; the last day. */
export function LoadState({
  hours,
  rate,
  until = null,
}: {
  hours: number
  rate: number | null
  until?: string | null
}) {
  const { t } = useLingui()
  const state = loadState(hours, rate)
  const badge = (kind: keyof typeof colours, words: string) => (
    <Badge size="sm" variant="light" color={colours[kind]} tt="none" key={kind}>
      {words}
    </Badge>
  )
  if (until !== null) return badge('leaves', t`работает по ${displayDate(until)}`)
  if (state === 'over') return badge('over', t`свыше 1,5 ставки`)
  if (state === 'none') return badge('none', t`без часов`)
  return state === 'under' ? badge('under', t`меньше ставки`) : null
}
