import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPeople } from '#areas/people/contract/people.ts'
import { query } from '#platform/web/api/index.ts'
import { Select } from '#platform/web/ui/index.ts'
import type { Room } from '../../contract/rooms.ts'

interface Props {
  label: string
  /** Who answers for the room now. */
  known: Room['responsible']
  /** Of an input of the form. */
  field: object
}

/** A person of the school, found by name as one types. */
export function ResponsibleSelect({ label, known, field }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const found = useQuery({
    ...query(listPeople, { query: { search, size: '20' } }),
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
  })
  const people = new Map((found.data?.items ?? []).map((one) => [String(one.id), one.full_name]))
  if (known) people.set(String(known.id), known.full_name)
  return (
    <Select
      label={label}
      placeholder={t`Начните писать фамилию`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Без ответственного` }}
      data={[...people].map(([value, name]) => ({ value, label: name }))}
      // the server has searched already, without regard to ё and order
      filter={({ options }) => options}
      nothingFoundMessage={search.length > 1 ? t`Никого не найдено` : t`Напишите хотя бы две буквы`}
      onSearchChange={setTyped}
      {...field}
    />
  )
}
