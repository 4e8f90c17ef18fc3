import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listClasses } from '#areas/classes/contract/classes.ts'
import { query } from '#platform/web/api/index.ts'
import type { List } from '#platform/web/list/index.ts'
import { Select } from '#platform/web/ui/index.ts'
import type { Person } from '../../contract/people.ts'

/** Students of one class only. */
export function ClassFilter({ list }: { list: List<Person> }) {
  const { t } = useLingui()
  const classes = useQuery({ ...query(listClasses, { query: { size: '200' } }), staleTime: 5 * 60_000 })
  const chosen = list.filters['class_id']
  return (
    <Select
      w={150}
      aria-label={t`Класс`}
      placeholder={t`Все классы`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Все классы` }}
      nothingFoundMessage={t`Такого класса нет`}
      data={(classes.data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
      value={typeof chosen === 'number' ? String(chosen) : null}
      onChange={(id) => list.change({ class_id: id })}
    />
  )
}
