import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listPeople } from '#areas/people/contract/people.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Autocomplete, Text } from '#platform/web/ui/index.ts'

interface Props {
  value: string
  error?: ReactNode
  onChange: (name: string) => void
  /** Somebody of the school was chosen. */
  onPosition: (position: string) => void
}

/** A name: of somebody of the school, whom it finds while one types, or of a guest of the commission as it is typed. */
export function MemberName({ value, error, onChange, onPosition }: Props) {
  const { t } = useLingui()
  const mayFind = useAllowed(listPeople)
  const [sought] = useDebouncedValue(value.trim(), 200)
  const found = useQuery({
    ...query(listPeople, { query: { search: sought, size: '20' } }),
    enabled: mayFind && sought.length > 1,
  })
  const positions = new Map(
    (found.data?.items ?? []).flatMap(({ full_name, position }) => (position === null ? [] : [[full_name, position]])),
  )
  return (
    <Autocomplete
      label={t`ФИО`}
      placeholder={t`Начните вводить имя`}
      maxLength={150}
      flex="2 1 220px"
      data={[...positions.keys()]}
      filter={({ options }) => options}
      renderOption={({ option: { value: name } }) => (
        <div>
          {name}
          <Text size="xs" c="dimmed">
            {positions.get(name)}
          </Text>
        </div>
      )}
      value={value}
      error={error}
      onChange={onChange}
      onOptionSubmit={(name) => onPosition(positions.get(name) ?? '')}
    />
  )
}
