import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'
import { isOverdue } from '../runs/approval-track.tsx'
import { readWaiting } from '../../contract/waiting.ts'

const refreshMs = 5 * 60_000

/** On the first page: what waits for the reader to be decided, the overdue first. Other areas have cards of their own. */
export function WaitingCard() {
  const { t } = useLingui()
  const waiting = useQuery({
    ...query(readWaiting, { query: { size: String(dutiesAtFirst), source: 'approvals' } }),
    refetchInterval: refreshMs,
  })
  return (
    <DutyCard
      title={t`На мне`}
      of={waiting}
      read={({ total, groups }) => {
        return {
          total,
          rows: (groups[0]?.items ?? []).map(({ id, title, hint, due_on }) => ({
            id,
            title,
            hint: [hint, due_on === null ? null : isOverdue(due_on) ? t`просрочено` : t`до ${displayDate(due_on)}`]
              .filter(Boolean)
              .join(' · '),
            way: { to: '/approvals', search: { active: String(id) } },
          })),
        }
      }}
      all={{ to: '/approvals' }}
    />
  )
}
