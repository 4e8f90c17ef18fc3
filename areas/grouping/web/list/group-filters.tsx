import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listCourses } from '#areas/curriculum/contract/courses.ts'
import { query } from '#platform/web/api/index.ts'
import { ListFilter, type List } from '#platform/web/list/index.ts'
import { Can } from '#platform/web/ui/index.ts'
import { listClasses } from '#areas/classes/contract/classes.ts'
import { groupKinds, groupKindTitles } from '#areas/classes/contract/group-kinds.ts'
import type { StudyGroup } from '../../contract/groups.ts'
import { useParallels } from '#areas/classes/web/index.ts'

interface Props {
  list: List<StudyGroup>
  ofYear: { year_id?: string }
}
const kept = 5 * 60_000
const everything = { size: '200' }
const options = (items: readonly { id: number; title: string }[] = []) =>
  items.map(({ id, title }) => ({ value: String(id), label: title }))

/** Groups of a parallel, a class, a course, of one kind. */
export function GroupFilters({ list, ofYear }: Props) {
  const { t } = useLingui()
  const kinds = groupKinds.map((value) => ({ value, label: groupKindTitles[value] }))
  return (
    <>
      <ListFilter list={list} name="parallel" all={t`Все параллели`} data={useParallels()} width={150} />
      <ClassChoice list={list} ofYear={ofYear} />
      <Can use={listCourses}>
        <CourseChoice list={list} ofYear={ofYear} />
      </Can>
      <ListFilter list={list} name="kind" all={t`Все виды`} data={kinds} width={150} />
      <ListFilter
        list={list}
        name="closed"
        all={t`Действующие`}
        data={[{ value: 'true', label: t`Закрытые` }]}
        width={140}
      />
    </>
  )
}

function ClassChoice({ list, ofYear }: Props) {
  const { t } = useLingui()
  const found = useQuery({ ...query(listClasses, { query: { ...everything, ...ofYear } }), staleTime: kept })
  const data = options(found.data?.items)
  return <ListFilter list={list} name="class_id" all={t`Все классы`} data={data} width={140} searchable />
}

function CourseChoice({ list, ofYear }: Props) {
  const { t } = useLingui()
  const found = useQuery({ ...query(listCourses, { query: { ...everything, ...ofYear } }), staleTime: kept })
  const data = options(found.data?.items)
  return <ListFilter list={list} name="course_id" all={t`Все предметы`} data={data} width={220} searchable />
}
