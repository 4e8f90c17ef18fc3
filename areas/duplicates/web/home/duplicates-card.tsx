import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'
import { listDuplicates } from '../../contract/pairs.ts'

/** On the first page: records that may be one person's. */
export function DuplicatesCard() {
  const { t } = useLingui()
  const pairs = useQuery(query(listDuplicates, { query: { size: String(dutiesAtFirst) } }))
  return (
    <DutyCard
      title={t`Похожие записи людей`}
      of={pairs}
      read={({ total, items }) => ({
        total,
        rows: items.map(({ one, other }) => ({
          id: `${one.id} ${other.id}`,
          title: one.full_name,
          hint: [other.full_name, other.class].filter(Boolean).join(', '),
        })),
      })}
      all={{ to: '/passport/users/students', search: { duplicates: 'true' } }}
    />
  )
}
