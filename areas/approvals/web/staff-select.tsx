import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Select } from '#platform/web/ui/index.ts'
import { findStaff } from '../contract/deputies.ts'

interface Props {
  label: string
  description?: ReactNode
  value: number | null
  /** The name of the chosen one, where it is known already. */
  name?: string | undefined
  onChange: (id: number | null, name: string) => void
  error?: ReactNode
  size?: 'xs' | 'sm'
}

/** Somebody of the staff, sought by name. */
export function StaffSelect({ label, description, value, name, onChange, error, size = 'sm' }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<{ value: string; label: string } | null>(null)
  const [settled] = useDebouncedValue(typed.trim(), 250)
  const isChosen = value !== null && settled === (known?.label ?? name)
  const found = useQuery({
    ...query(findStaff, { query: { search: isChosen ? '' : settled } }),
    placeholderData: keepPreviousData,
  })
  const options = (found.data?.items ?? []).map((one) => ({ value: String(one.id), label: one.name }))
  const chosen = value === null ? null : String(value)
  const isListed = chosen === null || options.some((one) => one.value === chosen)
  const shownName = known?.value === chosen ? known?.label : name
  return (
    <Select
      label={label}
      description={description}
      size={size}
      placeholder={t`Начните вводить имя`}
      searchable
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      nothingFoundMessage={t`Никого не нашлось`}
      data={isListed ? options : [{ value: chosen, label: shownName ?? `№ ${chosen}` }, ...options]}
      value={chosen}
      error={error}
      onChange={(next) => {
        const one = options.find((option) => option.value === next) ?? null
        setKnown(one)
        onChange(next === null ? null : Number(next), one?.label ?? '')
      }}
    />
  )
}
