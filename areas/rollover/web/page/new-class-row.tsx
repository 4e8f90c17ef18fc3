import { useLingui } from '@lingui/react/macro'
import { classLanguages, classLanguageTitles } from '#areas/classes/contract/class-shapes.ts'
import { IconTrash } from '#platform/web/icons/index.ts'
import { ActionIcon, Autocomplete, Group, NumberInput, Select, TextInput } from '#platform/web/ui/index.ts'
import type { NewClass } from '../../contract/shapes.ts'

interface Props {
  of: NewClass
  profiles: readonly string[]
  onChange: (changed: NewClass) => void
  /** Null: the last one stays. */
  onRemove: (() => void) | null
}

/** A new class in one line. */
export function NewClassRow({ of, profiles, onChange, onRemove }: Props) {
  const { t } = useLingui()
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        label={t`Литера`}
        w={90}
        maxLength={10}
        value={of.letter}
        onChange={({ currentTarget }) => onChange({ ...of, letter: currentTarget.value })}
      />
      <Select
        label={t`Язык обучения`}
        w={140}
        allowDeselect={false}
        data={classLanguages.map((value) => ({ value, label: classLanguageTitles[value] }))}
        value={of.language}
        onChange={(value) =>
          onChange({ ...of, language: classLanguages.find((known) => known === value) ?? of.language })
        }
      />
      <Autocomplete
        label={t`Профиль`}
        w={170}
        maxLength={100}
        data={[...profiles]}
        value={of.profile}
        onChange={(profile) => onChange({ ...of, profile })}
      />
      <Select
        label={t`Смена`}
        w={110}
        allowDeselect={false}
        data={[
          { value: '1', label: t`Первая` },
          { value: '2', label: t`Вторая` },
        ]}
        value={String(of.shift)}
        onChange={(value) => onChange({ ...of, shift: Number(value) })}
      />
      <NumberInput
        label={t`Вместимость`}
        w={110}
        min={1}
        max={100}
        allowDecimal={false}
        value={of.capacity ?? ''}
        onChange={(value) => onChange({ ...of, capacity: value === '' ? null : Number(value) })}
      />
      {onRemove === null ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Убрать класс ${of.letter}`}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
