import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listPeople } from '#areas/people/contract/people.ts'
import { query } from '#platform/web/api/index.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'

const status = 'never_signed_in'

/** On the first page: whose account nobody has used yet. */
export function NeverSignedInCard() {
  const { t } = useLingui()
  const people = useQuery(query(listPeople, { query: { status, size: String(dutiesAtFirst) } }))
  return (
    <DutyCard
      title={t`Ни разу не входили`}
      of={people}
      read={({ total, items }) => ({
        total,
        rows: items.map(({ id, full_name, class: of, position }) => ({
          id,
          title: full_name,
          hint: of?.title ?? position,
          way: { to: '/users/$id', params: { id: String(id) } },
        })),
      })}
      all={{ to: '/passport', search: { tab: 'people', status } }}
    />
  )
}
