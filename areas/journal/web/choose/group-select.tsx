import { useLingui } from '@lingui/react/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import { Select } from '#platform/web/ui/index.ts'
import type { listJournalGroups } from '../../contract/journal.ts'

export type JournalGroup = Output<typeof listJournalGroups>['items'][number]
interface Props {
  groups: readonly JournalGroup[]
  value: number | null
  onChange: (groupId: number) => void
}

/** «9А · Алгебра», «7А/1 · Английский язык». */
export const groupLabel = ({ title, course }: JournalGroup): string =>
  title.includes(course) ? title : `${title} · ${course}`

/** Whose journal: one's own groups first, then the others that may be read. */
export function GroupSelect({ groups, value, onChange }: Props) {
  const { t } = useLingui()
  const option = (group: JournalGroup) => ({ value: String(group.id), label: groupLabel(group) })
  const own = groups.filter(({ is_own }) => is_own)
  const others = groups.filter(({ is_own }) => !is_own)
  const data =
    own.length > 0 && others.length > 0
      ? [
          { group: t`Мои`, items: own.map(option) },
          { group: t`Остальные`, items: others.map(option) },
        ]
      : groups.map(option)
  return (
    <Select
      aria-label={t`Группа`}
      placeholder={t`Выберите группу`}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={t`Ничего не найдено`}
      allowDeselect={false}
      maxDropdownHeight={420}
      limit={200}
      w={{ base: '100%', sm: 300 }}
      data={data}
      value={value === null ? null : String(value)}
      onChange={(id) => (id === null ? undefined : onChange(Number(id)))}
    />
  )
}
