import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { works, type PeopleFilter } from '#areas/people/web/index.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { ListFilter } from '#platform/web/list/index.ts'
import { listCathedras } from '../../contract/cathedras.ts'

const OfCathedra: PeopleFilter['component'] = ({ list }) => {
  const { t } = useLingui()
  const mayRead = useAllowed(listCathedras)
  const found = useQuery({
    ...query(listCathedras, { query: { size: '200' } }),
    staleTime: 5 * 60_000,
    retry: false,
    enabled: mayRead,
  })
  if (!mayRead) return null
  const data = (found.data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
  return <ListFilter list={list} name="cathedra_id" all={t`Все кафедры`} data={data} searchable />
}

/** Narrows lists of who works to a department. */
export const cathedraFilter: PeopleFilter = { order: 30, isFor: works, component: OfCathedra }
