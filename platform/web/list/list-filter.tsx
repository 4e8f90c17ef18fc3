import { useLingui } from '@lingui/react/macro'
import { Select } from '../ui/select.tsx'
import type { List } from './use-list.ts'

interface Props {
  list: Pick<List<unknown>, 'filters' | 'change'>
  /** The filter's key in the address and in the query of the call. */
  name: string
  /** What stands there while nothing is chosen: names the filter too. */
  all: string
  data: { value: string; label: string }[]
  width?: number
  searchable?: boolean
}

/** One choice that narrows a list; it lives in the address. */
export function ListFilter({ list, name, all, data, width = 170, searchable = false }: Props) {
  const { t } = useLingui()
  const value = list.filters[name]
  return (
    <Select
      w={{ base: 'calc(50% - 5px)', sm: width }}
      aria-label={all}
      placeholder={all}
      searchable={searchable}
      clearable
      clearButtonProps={{ 'aria-label': t`Снять фильтр` }}
      nothingFoundMessage={searchable ? t`Ничего не найдено` : undefined}
      data={data}
      value={typeof value === 'number' || typeof value === 'string' ? String(value) : null}
      onChange={(chosen) => list.change({ [name]: chosen })}
    />
  )
}
