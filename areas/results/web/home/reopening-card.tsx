import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'
import { listReopeningRequests } from '../../contract/reopening-requests.ts'

/** On the first page: who asks to open a closed quarter, for whoever answers it. */
export function ReopeningCard() {
  const { t } = useLingui()
  const waiting = useQuery(query(listReopeningRequests, { query: { may_answer: 'true', size: String(dutiesAtFirst) } }))
  return (
    <DutyCard
      title={t`Просят открыть период`}
      of={waiting}
      read={({ total, items }) => ({
        total,
        rows: items.map(({ id, group, quarter, author, reason }) => ({
          id,
          title: `${group}, ${quarter}`,
          hint: `${author}: ${reason}`,
          way: { to: '/journal-reopening', search: { request: String(id) } },
        })),
      })}
      all={{ to: '/journal-reopening', search: { state: 'open' } }}
    />
  )
}
