import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Select } from '#platform/web/ui/index.ts'
import { findExplainedAccounts, findExplainedRecords } from '../../../contract/explain-access.ts'

interface Props {
  label: string
  /** Of the records sought; of accounts undefined. */
  subject?: string
  value: string | null
  /** The title of the chosen one, where it is known already. */
  display: string | undefined
  onChange: (id: string | null) => void
}

/** Someone or something that is sought by typing. */
export function FoundSelect({ label, subject, value, display, onChange }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed.trim(), 250)
  const search = settled === display ? '' : settled
  const isSought = search.length > 1 || (subject !== undefined && search.length > 0)
  const accounts = useQuery({
    ...query(findExplainedAccounts, { query: { search } }),
    enabled: isSought && subject === undefined,
    placeholderData: keepPreviousData,
  })
  const records = useQuery({
    ...query(findExplainedRecords, { query: { subject: subject ?? '', search } }),
    enabled: isSought && subject !== undefined,
    placeholderData: keepPreviousData,
  })
  const found = (subject === undefined ? accounts : records).data?.items ?? []
  const options = found.map(({ id, title }) => ({ value: String(id), label: title }))
  const isListed = value === null || options.some((one) => one.value === value)
  return (
    <Select
      label={label}
      placeholder={t`Начните вводить название или имя`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Очистить` }}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      nothingFoundMessage={isSought ? t`Ничего не нашлось` : t`Введите хотя бы две буквы`}
      data={isListed ? options : [{ value, label: display ?? `№ ${value}` }, ...options]}
      value={value}
      onChange={onChange}
    />
  )
}
