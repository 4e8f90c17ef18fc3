import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { IconPencil, IconUserShare } from '#platform/web/icons/index.ts'
import { listGroups } from '#areas/grouping/contract/groups.ts'
import { CourseName } from '#areas/curriculum/web/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Action, ActionMenu, LinkAnchor } from '#platform/web/ui/index.ts'
import type { AssignedGroup } from '../../contract/workload.ts'

interface Props {
  groups: readonly AssignedGroup[]
  /** Without these nothing can be changed. */
  onHours: ((group: AssignedGroup) => void) | undefined
  onGive: ((group: AssignedGroup) => void) | undefined
}

/** Groups of a teacher with their hours; each links to its card where the reader may open it. */
export function AssignedGroups({ groups, onHours, onGive }: Props) {
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
    {
      key: 'to',
      title: t`По`,
      width: 96,
      render: ({ assignment: { to } }) => (to === null ? '' : displayDate(to)),
    },
    { key: 'hours', title: t`Часов`, width: 70, align: 'right', render: ({ hours }) => displayNumber(hours) },
  ]
  if (onHours && onGive)
    columns.push({
      key: 'actions',
      title: t`Действия`,
      width: 80,
      align: 'right',
      render: (group) => (
        <ActionMenu label={t`Действия: ${group.course.title}, ${group.title}`}>
          <Action icon={<IconPencil size={16} aria-hidden />} onClick={() => onHours(group)}>
            <Trans>Изменить часы…</Trans>
          </Action>
          <Action icon={<IconUserShare size={16} aria-hidden />} onClick={() => onGive(group)}>
            <Trans>Передать или снять…</Trans>
          </Action>
        </ActionMenu>
      ),
    })
  return <CardTable label={t`Группы учителя`} columns={columns} rows={groups} rowKey={({ id }) => id} />
}
