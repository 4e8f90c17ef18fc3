import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { Seniority } from '../../contract/entries.ts'
import { removeSeniority, restoreSeniority } from '../../contract/seniorities.ts'
import { seniorityText } from '../../rules/seniority.ts'
import { EntryItem } from './entry-item.tsx'
import { useRemoveEntry } from './use-remove-entry.ts'

interface Props {
  of: Seniority
  onChange: (() => void) | undefined
}

export function SeniorityItem({ of, onChange }: Props) {
  const { t } = useLingui()
  const remove = useRemoveEntry({ remove: removeSeniority, restore: restoreSeniority })
  const day = displayDate(of.counted_on)
  const [general, teaching] = [seniorityText(of.general_months), seniorityText(of.teaching_months)]
  const title = t`На ${day}`
  return (
    <EntryItem
      title={title}
      facts={[t`общий ${general}`, t`педагогический ${teaching}`]}
      note={of.note}
      onChange={onChange}
      onRemove={() => void remove(of.id, title)}
    />
  )
}
