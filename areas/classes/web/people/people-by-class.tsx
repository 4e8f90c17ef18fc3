import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { PeopleListed } from '#areas/people/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { ListFilter } from '#platform/web/list/index.ts'
import { listClasses } from '../../contract/classes.ts'

/** Students of one class, or of one of the parallels that have classes. */
export function PeopleByClass({ list }: PeopleListed) {
  const { t } = useLingui()
  const found = useQuery({ ...query(listClasses, { query: { size: '200' } }), staleTime: 5 * 60_000, retry: false })
  const classes = found.data?.items ?? []
  const titles = classes.map(({ id, title }) => ({ value: String(id), label: title }))
  const parallels = [...new Set(classes.map(({ parallel }) => parallel))]
    .toSorted((one, next) => one - next)
    .map((number) => ({ value: String(number), label: t`${number} параллель` }))
  return (
    <>
      <ListFilter list={list} name="class_id" all={t`Все классы`} data={titles} width={150} searchable />
      <ListFilter list={list} name="parallel" all={t`Все параллели`} data={parallels} width={150} />
    </>
  )
}
