import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { translate } from '#platform/contract/text.ts'
import { query } from '#platform/web/api/index.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'
import { listMoves } from '../../contract/moves.ts'
import { moveInWords } from '../../rules/moves.ts'

/** On the first page: who came, left and changed classes of late. */
export function MovesCard() {
  const { t } = useLingui()
  const moves = useQuery(query(listMoves, { query: { size: String(dutiesAtFirst) } }))
  return (
    <DutyCard
      title={t`Пришли и ушли за две недели`}
      of={moves}
      read={({ total, items }) => ({
        total,
        rows: items.map((move) => ({
          id: `${move.student_id} ${move.date}`,
          title: move.full_name,
          hint: `${translate(moveInWords(move))} · ${displayDate(move.date)}`,
          way: { to: '/users/$id', params: { id: String(move.student_id) } },
        })),
      })}
      all={{ to: '/managing/moves' }}
    />
  )
}
