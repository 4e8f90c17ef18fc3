import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayMoment, schoolDay } from '#platform/web/format/moment.ts'
import { DutyCard } from '#platform/web/home/index.ts'
import { listDenials } from '../../contract/audit.ts'

const sought = 20

/** On the first page: to whom something was refused today. */
export function DenialsCard() {
  const { t } = useLingui()
  const denials = useQuery(query(listDenials, { query: { size: String(sought) } }))
  return (
    <DutyCard
      title={t`Отказы в доступе сегодня`}
      of={denials}
      read={({ items }) => {
        const today = items.filter(({ day }) => day === schoolDay())
        return {
          total: today.length,
          rows: today.slice(0, 3).map(({ person, login, summary, last_at }) => ({
            id: `${login} ${summary}`,
            title: person?.full_name ?? login,
            hint: `${summary} · ${displayMoment(last_at)}`,
          })),
        }
      }}
      all={{ to: '/page-views/audit', search: { show: 'denials' } }}
    />
  )
}
