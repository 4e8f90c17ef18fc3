import { useLingui } from '@lingui/react/macro'
import { listGroups } from '#areas/grouping/contract/groups.ts'
import { CourseName } from '#areas/curriculum/web/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { AssignedGroup } from '../../contract/workload.ts'

/** Groups of a teacher with their hours; each links to its card where the reader may open it. */
export function AssignedGroups({ groups }: { groups: readonly AssignedGroup[] }) {
  const { t } = useLingui()
  const mayOpen = useAllowed(listGroups)
  const columns: Column<AssignedGroup>[] = [
    {
      key: 'course',
      title: t`Предмет`,
      render: ({ course }) => <CourseName colour={course.colour}>{course.title}</CourseName>,
    },
    {
      key: 'group',
      title: t`Группа`,
      render: ({ id, title }) =>
        mayOpen ? (
          <LinkAnchor
            to="/managing/grouping"
            search={({ year }: { year?: string }) => ({ year, active: String(id) })}
            c="inherit"
          >
            {title}
          </LinkAnchor>
        ) : (
          title
        ),
    },
    {
      key: 'students',
      title: t`Учеников`,
      width: 90,
      align: 'right',
      render: ({ students_count }) => students_count,
    },
    { key: 'hours', title: t`Часов`, width: 70, align: 'right', render: ({ hours }) => displayNumber(hours) },
  ]
  return <CardTable label={t`Группы учителя`} columns={columns} rows={groups} rowKey={({ id }) => id} />
}
