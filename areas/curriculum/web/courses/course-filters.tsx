import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listOptions } from '#areas/dictionaries/contract/records.ts'
import { query } from '#platform/web/api/index.ts'
import { ListFilter, type List } from '#platform/web/list/index.ts'
import type { Course } from '../../contract/courses.ts'
import { CathedraFilter } from '../cathedra-filter.tsx'

/** Courses of a department, of an educational area, those in the archive. */
export function CourseFilters({ list }: { list: List<Course> }) {
  const { t } = useLingui()
  const areas = useQuery({ ...query(listOptions, { params: { code: 'ed_area' } }), staleTime: 5 * 60_000 })
  const data = (areas.data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <>
      <CathedraFilter list={list} />
      <ListFilter list={list} name="ed_area_id" all={t`Все области`} data={data} width={220} searchable />
      <ListFilter
        list={list}
        name="archived"
        all={t`Действующие`}
        data={[{ value: 'true', label: t`В архиве` }]}
        width={150}
      />
    </>
  )
}
