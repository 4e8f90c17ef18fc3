import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Select, type SelectProps } from '#platform/web/ui/index.ts'
import { listOptions } from '../contract/records.ts'

interface Props extends Omit<SelectProps, 'data'> {
  /** Of the dictionary. */
  code: string
  /** What stands there already: offered also when it has gone into the archive. */
  present?: { id: number; title: string } | undefined
}

/** A choice of one record of a dictionary; its value is the record's id as text. */
export function OptionSelect({ code, present, ...rest }: Props) {
  const { t } = useLingui()
  const { data } = useQuery(query(listOptions, { params: { code } }))
  const items = data?.items ?? []
  const known = present && !items.some(({ id }) => id === present.id) ? [present, ...items] : items
  return (
    <Select
      searchable
      nothingFoundMessage={data ? t`Ничего не найдено` : t`Загружаем…`}
      data={known.map(({ id, title }) => ({ value: String(id), label: title }))}
      {...rest}
    />
  )
}
