import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { numberOrNull } from '#platform/web/form/index.ts'
import { query } from '#platform/web/api/index.ts'
import type { PersonKindSlug } from '#platform/contract/enumerations.ts'
import { Select } from '#platform/web/ui/index.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { listPeople } from '../contract/people.ts'

interface Props {
  label?: string
  description?: ReactNode
  error?: ReactNode
  placeholder?: string
  /** Only people of this kind. */
  kind?: PersonKindSlug
  /** It stands in a pop-up itself, which a click beside would close. */
  isInside?: boolean
  /** The chosen person, with their name where it is known already. */
  value: number | null
  display?: string | null
  onChange: (id: number | null, name: string | null) => void
}

/** One person out of those whom the reader may find, sought by typing. */
export function PersonPicker({ value, display, onChange, placeholder, kind, isInside = false, ...rest }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [sought] = useDebouncedValue(typed, 200)
  const found = useQuery({
    ...query(listPeople, { query: { search: sought.trim(), size: '10', kind } }),
    enabled: sought.trim().length > 1 && sought !== display,
  })
  const data = (found.data?.items ?? []).map(({ id, full_name, class: own, position }) => {
    const place = own?.title ?? position
    return { value: String(id), label: place === null ? full_name : `${full_name} · ${place}` }
  })
  const isListed = data.some((one) => one.value === String(value))
  const chosen = value === null || isListed ? [] : [{ value: String(value), label: display ?? t`Человек № ${value}` }]
  return (
    <Select
      {...rest}
      comboboxProps={{ withinPortal: !isInside }}
      placeholder={placeholder ?? t`Начните вводить имя`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Очистить` }}
      nothingFoundMessage={sought.trim().length > 1 ? t`Никого не нашли` : t`Введите хотя бы две буквы`}
      filter={({ options }) => options}
      data={[...chosen, ...data]}
      value={value === null ? null : String(value)}
      onSearchChange={setTyped}
      onChange={(id) => {
        const name = found.data?.items.find((one) => String(one.id) === id)?.full_name ?? null
        onChange(numberOrNull(id), name)
      }}
    />
  )
}
