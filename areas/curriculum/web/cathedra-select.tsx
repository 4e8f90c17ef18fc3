import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Select, type SelectProps } from '#platform/web/ui/index.ts'
import { listCathedras } from '../contract/cathedras.ts'

interface Props extends Omit<SelectProps, 'data'> {
  /** What stands there already: offered also when it has gone into the archive. */
  present?: { id: number; title: string } | undefined
}

/** A choice of one department in use; its value is the id as text. */
export function CathedraSelect({ present, ...rest }: Props) {
  const { t } = useLingui()
  const cathedras = useQuery(query(listCathedras, { query: { size: '200' } }))
  const items = cathedras.data?.items ?? []
  const known = present && !items.some(({ id }) => id === present.id) ? [present, ...items] : items
  return (
    <Select
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Без кафедры` }}
      nothingFoundMessage={t`Ничего не найдено`}
      data={known.map(({ id, title }) => ({ value: String(id), label: title }))}
      {...rest}
    />
  )
}
