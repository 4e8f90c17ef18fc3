import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listOptions } from '#areas/dictionaries/contract/records.ts'
import { numberOrNull } from '#platform/web/form/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Select } from '#platform/web/ui/index.ts'

interface Props {
  /** Of the dictionary. */
  code: string
  label?: string
  description?: ReactNode
  error?: ReactNode
  placeholder?: string
  /** It stands in a pop-up itself, which a click beside would close. */
  isInside?: boolean
  value: number | null
  /** Of a record that is not in use any more. */
  display?: string | null
  onChange: (id: number | null) => void
}

/** One record of a dictionary; of a tree each is named with what stands above it. */
export function RecordPicker({ code, value, display, onChange, isInside = false, ...rest }: Props) {
  const { t } = useLingui()
  const options = useQuery({ ...query(listOptions, { params: { code } }), staleTime: 5 * 60_000 })
  const items = options.data?.items ?? []
  const byId = new Map(items.map((one) => [one.id, one]))
  const nameOf = (id: number): string => {
    const one = byId.get(id)
    if (!one) return ''
    const above = one.parent_id === null ? '' : nameOf(one.parent_id)
    return above === '' ? one.title : `${above} › ${one.title}`
  }
  const isListed = value === null || byId.has(value)
  const data = items.map(({ id }) => ({ value: String(id), label: nameOf(id) }))
  return (
    <Select
      {...rest}
      comboboxProps={{ withinPortal: !isInside }}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Очистить` }}
      nothingFoundMessage={t`Ничего не найдено`}
      limit={100}
      data={isListed ? data : [{ value: String(value), label: display ?? t`Запись № ${value}` }, ...data]}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(numberOrNull(id))}
    />
  )
}
