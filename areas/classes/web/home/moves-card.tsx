import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { DutyCard } from '#platform/web/home/index.ts'
import { listMoves } from '../../contract/moves.ts'

/** On the first page: who came, left and changed classes of late. */
export function MovesCard() {
  const { t } = useLingui()
  const moves = useQuery(query(listMoves))
  const whatOf = (from: string | null, to: string | null) =>
    from === null ? t`в ${to ?? '—'}` : to === null ? t`из ${from}` : t`из ${from} в ${to}`
  return (
    <DutyCard
      title={t`Пришли и ушли за две недели`}
      of={moves}
      read={({ total, items }) => ({
        total,
        rows: items.map(({ student_id, full_name, date, from, to }) => ({
          id: `${student_id} ${date}`,
          title: full_name,
          hint: `${whatOf(from, to)} · ${displayDate(date)}`,
          way: { to: '/users/$id', params: { id: String(student_id) } },
        })),
      })}
      all={null}
    />
  )
}
