import { useLingui } from '@lingui/react/macro'
import { DateField } from '#platform/web/date/index.ts'
import type { List } from '#platform/web/list/index.ts'
import type { ListedDocument } from '../../contract/documents.ts'

const dayOf = (given: unknown): string => (typeof given === 'string' ? given : '')

/** From and to which day documents were numbered. */
export function DaysFilter({ list: { filters, change } }: { list: List<ListedDocument> }) {
  const { t } = useLingui()
  const [from, to] = [dayOf(filters['from']), dayOf(filters['to'])]
  return (
    <>
      <DateField
        aria-label={t`Номер с какого дня`}
        placeholder={t`с какого дня`}
        w={150}
        value={from}
        {...(to !== '' && { max: to })}
        onChange={(day) => change({ from: day === '' ? null : day })}
      />
      <DateField
        aria-label={t`Номер по какой день`}
        placeholder={t`по какой день`}
        w={150}
        value={to}
        {...(from !== '' && { min: from })}
        onChange={(day) => change({ to: day === '' ? null : day })}
      />
    </>
  )
}
