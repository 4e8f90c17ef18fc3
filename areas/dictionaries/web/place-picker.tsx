import { useLingui } from '@lingui/react/macro'
import { numberOrNull } from '#platform/web/form/index.ts'
import { IconListTree } from '#platform/web/icons/index.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { query } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ActionIcon, Group, Select } from '#platform/web/ui/index.ts'
import { listOptions } from '../contract/records.ts'
import { findPlaces, placePaths } from '../rules/place-paths.ts'

interface Props {
  label: string
  placeholder?: string
  error?: ReactNode
  value: number | null
  /** Of a place that is not in use any more. */
  display?: string | null
  onChange: (id: number | null) => void
}
const maxShown = 50
const PlaceTree = lazyPart(async () => (await import('./place-tree-dialog.tsx')).PlaceTreeDialog)

/** One place: sought by words of its path, or opened level by level. */
export function PlacePicker({ value, display, onChange, ...rest }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const options = useQuery({ ...query(listOptions, { params: { code: 'location' } }), staleTime: 5 * 60_000 })
  const places = placePaths(options.data?.items ?? [])
  const chosen = places.find(({ id }) => id === value)
  const labelOf = (path: readonly string[]) => path.join(' › ')
  const present = chosen || value === null ? [] : [{ value: String(value), label: display ?? t`Запись № ${value}` }]
  const isSought = typed.trim() !== '' && typed !== (chosen ? labelOf(chosen.path) : display)
  const found = findPlaces(places, isSought ? typed : '', maxShown)
  const offered = chosen && !found.includes(chosen) ? [chosen, ...found] : found
  return (
    <Group gap={6} align="flex-end" wrap="nowrap">
      <Select
        {...rest}
        flex={1}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Очистить` }}
        nothingFoundMessage={options.data ? t`Такого места нет. Попробуйте открыть список по уровням` : t`Загружаем…`}
        filter={({ options: all }) => all}
        data={[...present, ...offered.map(({ id, path }) => ({ value: String(id), label: labelOf(path) }))]}
        value={value === null ? null : String(value)}
        onSearchChange={setTyped}
        onChange={(id) => onChange(numberOrNull(id))}
      />
      <ActionIcon
        variant="default"
        size={36}
        mb={rest.error ? 20 : 0}
        aria-label={t`${rest.label}: выбрать по уровням`}
        title={t`Выбрать по уровням`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconListTree size={18} aria-hidden />
      </ActionIcon>
      {isOpen ? (
        <PlaceTree
          title={rest.label}
          places={places}
          start={chosen ?? null}
          onClose={() => setOpen(false)}
          onChoose={(id) => {
            onChange(id)
            setOpen(false)
          }}
        />
      ) : null}
    </Group>
  )
}
