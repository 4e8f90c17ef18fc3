import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listClasses } from '#areas/classes/contract/classes.ts'
import { query } from '#platform/web/api/index.ts'
import { ListFilter, type List } from '#platform/web/list/index.ts'
import type { Person } from '../../contract/people.ts'

/** Students of one class only. */
export function ClassFilter({ list }: { list: List<Person> }) {
  const { t } = useLingui()
  const classes = useQuery({ ...query(listClasses, { query: { size: '200' } }), staleTime: 5 * 60_000 })
  const data = (classes.data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
  return <ListFilter list={list} name="class_id" all={t`Все классы`} data={data} width={150} searchable />
}
