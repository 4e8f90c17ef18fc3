import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { PeopleFilter } from '#areas/people/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { ListFilter } from '#platform/web/list/index.ts'
import { listClasses } from '../../contract/classes.ts'

const useClasses = () =>
  useQuery({ ...query(listClasses, { query: { size: '200' } }), staleTime: 5 * 60_000, retry: false })

/** Students of one class only. */
export const ClassFilter: PeopleFilter['component'] = ({ list }) => {
  const { t } = useLingui()
  const classes = useClasses()
  const data = (classes.data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
  return <ListFilter list={list} name="class_id" all={t`Все классы`} data={data} width={150} searchable />
}

export const ParallelFilter: PeopleFilter['component'] = ({ list }) => {
  const { t } = useLingui()
  const classes = useClasses()
  const numbers = [...new Set((classes.data?.items ?? []).map(({ parallel }) => parallel))]
  const data = numbers
    .toSorted((one, next) => one - next)
    .map((number) => ({ value: String(number), label: t`${number} параллель` }))
  return <ListFilter list={list} name="parallel" all={t`Все параллели`} data={data} width={150} />
}
