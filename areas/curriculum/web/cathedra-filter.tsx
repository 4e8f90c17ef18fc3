import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { ListFilter, type List } from '#platform/web/list/index.ts'
import { listCathedras } from '../contract/cathedras.ts'

/** What belongs to one department; stands in the address as `cathedra_id`. */
export function CathedraFilter({ list }: { list: Pick<List<unknown>, 'filters' | 'change'> }) {
  const { t } = useLingui()
  const cathedras = useQuery({ ...query(listCathedras, { query: { size: '200' } }), staleTime: 5 * 60_000 })
  const data = (cathedras.data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
  return <ListFilter list={list} name="cathedra_id" all={t`Все кафедры`} data={data} width={260} searchable />
}
