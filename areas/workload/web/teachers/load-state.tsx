import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Badge } from '#platform/web/ui/index.ts'
import type { LoadNorm } from '../../rules/load-norm.ts'
import { loadState } from '../../rules/teacher-load.ts'

const colours = { none: 'gray', under: 'blue', over: 'orange', leaves: 'red' } as const

interface Props {
  hours: number
  rate: number | null
  norm: LoadNorm
  until?: string | null
}

/** What is to be known of a teacher's hours, where there is anything: none, fewer than the rate gives, over the largest load; the last day. */
export function LoadState({ hours, rate, norm, until = null }: Props) {
  const { t } = useLingui()
  const most = displayNumber(norm.largest)
  const state = loadState(hours, rate, norm)
  const badge = (kind: keyof typeof colours, words: string) => (
    <Badge size="sm" variant="light" color={colours[kind]} tt="none" key={kind}>
      {words}
    </Badge>
  )
  if (until !== null) return badge('leaves', t`работает по ${displayDate(until)}`)
  if (state === 'over') return badge('over', t`свыше ${most} ставки`)
  if (state === 'none') return badge('none', t`без часов`)
  return state === 'under' ? badge('under', t`меньше ставки`) : null
}
