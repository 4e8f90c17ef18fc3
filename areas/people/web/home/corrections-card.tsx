import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { DutyCard } from '#platform/web/home/index.ts'
import { listCorrections } from '../../contract/corrections.ts'
import { useCorrectionWords } from '../corrections/correction-words.ts'

/** On the first page: whose families wait for an answer. */
export function CorrectionsCard() {
  const { t } = useLingui()
  const { fields } = useCorrectionWords()
  const waiting = useQuery(query(listCorrections))
  return (
    <DutyCard
      title={t`Семьи предлагают исправить данные`}
      of={waiting}
      read={({ items, total }) => ({
        total,
        rows: items.map(({ id, person, field }) => ({
          id: String(id),
          title: person.full_name,
          hint: fields[field],
          way: { to: '/users/$id', params: { id: String(person.id) } },
        })),
      })}
      all={null}
    />
  )
}
