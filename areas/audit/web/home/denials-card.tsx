import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayMoment, schoolDay } from '#platform/web/format/moment.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'
import { listDenials } from '../../contract/audit.ts'

/** On the first page: to whom something was refused today. */
export function DenialsCard() {
  const { t } = useLingui()
  const today = schoolDay()
  const asked = { period: `${today}~${today}`, size: String(dutiesAtFirst) }
  const denials = useQuery(query(listDenials, { query: asked }))
  return (
    <DutyCard
      title={t`Отказы в доступе сегодня`}
      of={denials}
      read={({ total, items }) => ({
        total,
        rows: items.map(({ person, login, summary, last_at }) => ({
          id: `${login} ${summary}`,
          title: person?.full_name ?? login,
          hint: `${summary} · ${displayMoment(last_at)}`,
        })),
      })}
      all={{ to: '/page-views/audit', search: { show: 'denials', period: asked.period } }}
    />
  )
}
