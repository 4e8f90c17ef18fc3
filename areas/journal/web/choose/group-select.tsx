import { useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { Group, Select, Text, type ComboboxParsedItem } from '#platform/web/ui/index.ts'
import { groupLabel, groupSections, isFound, type JournalGroup, type LessonToday } from './group-choice.ts'
import { recentGroups } from './last-group.ts'

interface Props {
  groups: readonly JournalGroup[]
  today: readonly LessonToday[]
  /** `HH:MM` of the school. */
  time: string
  value: number | null
  onChange: (groupId: number) => void
}
const maxShown = 120
const more = 'more'

/** The options that hold what is typed, as many as can be looked through; of the rest the number is told. */
function found(byId: ReadonlyMap<string, JournalGroup>, options: ComboboxParsedItem[], typed: string) {
  let left = maxShown
  let hidden = 0
  const fits = (value: string) => {
    const group = byId.get(value)
    if (!group || (typed.trim() !== '' && !isFound(group, typed))) return false
    left -= 1
    if (left >= 0) return true
    hidden += 1
    return false
  }
  const shown = options.flatMap((option): ComboboxParsedItem[] => {
    if (!('items' in option)) return fits(option.value) ? [option] : []
    const items = option.items.filter(({ value }) => fits(value))
    return items.length > 0 ? [{ ...option, items }] : []
  })
  if (hidden === 0) return shown
  const label = t`Ещё ${hidden}: наберите класс, предмет или учителя`
  return [...shown, { value: more, label, disabled: true }]
}

/** When an own one is taught today, who teaches another's. */
function hintOf(group: JournalGroup | undefined, today: readonly LessonToday[]): string {
  const times = today.filter(({ group_id }) => group_id === group?.id).map(({ start_time }) => start_time)
  return times.length > 0 || group?.is_own ? times.join(', ') : (group?.teachers.join(', ') ?? '')
}

/** Whose journal: what is on now, today, recently open, then one's own by parallel. */
export function GroupSelect({ groups, today, time, value, onChange }: Props) {
  const { t: say } = useLingui()
  const byId = new Map(groups.map((group) => [String(group.id), group]))
  const option = (group: JournalGroup) => ({ value: String(group.id), label: groupLabel(group) })
  const sections = groupSections({ groups, today, time, recent: recentGroups() })
  return (
    <Select
      aria-label={say`Группа`}
      placeholder={say`Выберите группу`}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={say`Ничего не найдено`}
      allowDeselect={false}
      maxDropdownHeight={420}
      flex={1}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      data={sections.map(({ title, groups: some }) => ({ group: title, items: some.map(option) }))}
      filter={({ options, search }) => found(byId, options, search)}
      renderOption={({ option: { value: id, label } }) => (
        <Group gap="xs" justify="space-between" wrap="nowrap" flex={1}>
          <Text size="sm">{label}</Text>
          <Text size="xs" c="dimmed">
            {hintOf(byId.get(id), today)}
          </Text>
        </Group>
      )}
      value={value === null ? null : String(value)}
      // once the press is over, which would end the selection
      onFocus={({ currentTarget }) => requestAnimationFrame(() => currentTarget.select())}
      onChange={(id) => (id === null || id === more ? undefined : onChange(Number(id)))}
    />
  )
}
