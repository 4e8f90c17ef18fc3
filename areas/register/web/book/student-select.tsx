import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import type { Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { Select } from '#platform/web/ui/index.ts'
import { findGradeBooks } from '../../contract/grade-book.ts'

type Found = Output<typeof findGradeBooks>['items'][number]
interface Props {
  /** Found without a search. */
  first: readonly Found[]
  chosen: number | undefined
  onChoose: (id: number) => void
}
const typingMs = 250

const labelOf = ({ full_name, class_title }: Found): string =>
  class_title === null ? full_name : `${full_name}, ${class_title}`

/** Finds a student by typing; the server forgives mistakes, so that nothing is left out here. */
export function StudentSelect({ first, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const [requested] = useDebouncedValue(typed.trim(), typingMs)
  const isLabel = [...labels.values(), ...first.map(labelOf)].includes(requested)
  const search = requested !== '' && !isLabel ? requested : undefined
  const found = useQuery({
    ...query(findGradeBooks, { query: search === undefined ? {} : { search } }),
    placeholderData: keepPreviousData,
  })
  const items = found.data?.items ?? first
  const data = items.map((one) => ({ value: String(one.id), label: labelOf(one) }))
  const value = chosen === undefined ? null : String(chosen)
  const known = value === null ? undefined : labels.get(value)
  const isListed = data.some((one) => one.value === value)
  return (
    <Select
      data-print="never"
      aria-label={t`Ученик`}
      placeholder={t`Фамилия, имя ученика`}
      searchable
      selectFirstOptionOnChange
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      w={{ base: '100%', sm: 420 }}
      maxDropdownHeight={360}
      nothingFoundMessage={t`Никого не нашлось`}
      allowDeselect={false}
      filter={({ options }) => options}
      data={isListed || value === null || known === undefined ? data : [{ value, label: known }, ...data]}
      value={value}
      onSearchChange={setTyped}
      onChange={(id, option) => {
        if (id === null || option === null) return
        setLabels(new Map([...labels, [id, option.label]]))
        onChoose(Number(id))
      }}
    />
  )
}
