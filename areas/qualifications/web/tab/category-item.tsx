import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Badge } from '#platform/web/ui/index.ts'
import { removeCategory, restoreCategory } from '../../contract/categories.ts'
import type { Category } from '../../contract/entries.ts'
import { EntryItem } from './entry-item.tsx'
import { useRemoveEntry } from './use-remove-entry.ts'

interface Props {
  of: Category
  /** Whether it ends within the months of the norm and no other follows. */
  endsSoon: boolean
  onChange: (() => void) | undefined
}

function State({ of: { state }, endsSoon }: Pick<Props, 'of' | 'endsSoon'>) {
  if (endsSoon)
    return (
      <Badge color="orange" variant="light">
        <Trans>Заканчивается</Trans>
      </Badge>
    )
  if (state === 'now')
    return (
      <Badge color="green" variant="light">
        <Trans>Сейчас</Trans>
      </Badge>
    )
  return state === 'later' ? (
    <Badge color="gray" variant="light">
      <Trans>Будет</Trans>
    </Badge>
  ) : null
}

export function CategoryItem({ of, endsSoon, onChange }: Props) {
  const { t } = useLingui()
  const remove = useRemoveEntry({ remove: removeCategory, restore: restoreCategory })
  const { id, title, from, to, order_number, order_date, note } = of
  const [since, till] = [from && displayDate(from), to && displayDate(to)]
  const days = since && till ? `${since} – ${till}` : since ? t`с ${since}` : till ? t`по ${till}` : null
  const day = order_date && displayDate(order_date)
  const order = order_number === null ? null : day ? t`приказ ${order_number} от ${day}` : t`приказ ${order_number}`
  return (
    <EntryItem
      title={title}
      badge={<State of={of} endsSoon={endsSoon} />}
      facts={[days, order]}
      note={note}
      onChange={onChange}
      onRemove={() => void remove(id, title)}
    />
  )
}
