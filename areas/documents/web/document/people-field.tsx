import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PersonPicker } from '#areas/people/web/index.ts'
import { Group, Pill, Stack } from '#platform/web/ui/index.ts'

export interface Chosen {
  id: number
  name: string
}
interface Props {
  label: string
  description?: ReactNode
  error?: ReactNode
  value: readonly Chosen[]
  onChange: (people: Chosen[]) => void
}

/** Several persons, each sought by typing, in the order in which they were chosen. */
export function PeopleField({ label, description, error, value, onChange }: Props) {
  const { t } = useLingui()
  return (
    <Stack gap={6}>
      <PersonPicker
        label={label}
        description={description}
        error={error}
        value={null}
        onChange={(id, name) => {
          if (id !== null && !value.some((one) => one.id === id)) onChange([...value, { id, name: name ?? `№ ${id}` }])
        }}
      />
      {value.length === 0 ? null : (
        <Group gap={6}>
          {value.map((one) => (
            <Pill
              key={one.id}
              withRemoveButton
              removeButtonProps={{ 'aria-label': t`Убрать: ${one.name}`, 'aria-hidden': false, tabIndex: 0 }}
              onRemove={() => onChange(value.filter(({ id }) => id !== one.id))}
            >
              {one.name}
            </Pill>
          ))}
        </Group>
      )}
    </Stack>
  )
}
