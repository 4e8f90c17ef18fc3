import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'
import { listEndingDocuments } from '../../contract/ending.ts'

/** On the first page: whose documents have ended or soon will. */
export function EndingCard() {
  const { t } = useLingui()
  const ending = useQuery(query(listEndingDocuments, { query: { size: String(dutiesAtFirst), sort: 'until' } }))
  return (
    <DutyCard
      title={t`Истекают документы`}
      of={ending}
      read={({ total, items }) => ({
        total,
        rows: items.map(({ id, person, place, document, valid_until }) => ({
          id,
          title: person.full_name,
          hint: [place, document.title, t`до ${displayDate(valid_until)}`].filter(Boolean).join(' · '),
          way: { to: '/users/$id', params: { id: String(person.id) }, search: { tab: 'documents' } },
        })),
      })}
      all={{ to: '/passport/documents' }}
    />
  )
}
