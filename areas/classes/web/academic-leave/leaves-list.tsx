import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Group, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import { listAcademicLeaves, type AcademicLeave } from '../../contract/academic-leaves.ts'
import { LeaveMenu } from './leave-menu.tsx'

/** Students of the college who are away, and how each of them comes back. */
export function LeavesList() {
  const { t } = useLingui()
  const list = useList(listAcademicLeaves)
  const orderOf = ({ order_number, order_date }: AcademicLeave): string => {
    const day = order_date === null ? '' : displayDate(order_date)
    if (order_number === '') return day
    return day === '' ? t`№ ${order_number}` : t`№ ${order_number} от ${day}`
  }
  const columns: Column<AcademicLeave>[] = [
    { key: 'name', title: t`Ученик`, sort: 'name', render: (leave) => <Student leave={leave} /> },
    { key: 'class', title: t`Из класса`, sort: 'class', width: 130, render: (leave) => leave.class.title },
    { key: 'from', title: t`С`, sort: 'from', width: 120, render: ({ from }) => displayDate(from) },
    {
      key: 'planned_return',
      title: t`Возвращение`,
      sort: 'planned_return',
      width: 190,
      render: (leave) => <PlannedReturn leave={leave} />,
    },
    { key: 'order', title: t`Приказ`, width: 190, render: (leave) => orderOf(leave) || '—' },
    { key: 'note', title: t`Примечание`, maxWidth: 220, render: ({ note }) => note || '—' },
    { key: 'actions', title: t`Действия`, width: 90, align: 'right', render: (leave) => <LeaveMenu leave={leave} /> },
  ]
  return (
    <ListView
      list={list}
      label={t`В академическом отпуске`}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(leave) => (
        <Group wrap="nowrap" justify="space-between" align="flex-start">
          <div>
            <Student leave={leave} />
            <Text size="sm">
              {t`из ${leave.class.title}`} · {t`с ${displayDate(leave.from)}`}
            </Text>
            <Text size="sm" c="dimmed">
              {[orderOf(leave), leave.note].filter(Boolean).join(' · ')}
            </Text>
            <PlannedReturn leave={leave} isAlone />
          </div>
          <LeaveMenu leave={leave} />
        </Group>
      )}
      searchLabel={t`Фамилия, имя`}
      empty={{
        title: t`В академическом отпуске никого нет`,
        hint: t`Отпуск оформляют в «Составе»: выберите студента и нажмите «Академический отпуск»`,
      }}
    />
  )
}

const Student = ({ leave: { student } }: { leave: AcademicLeave }) => (
  <LinkAnchor to="/users/$id" params={{ id: String(student.id) }}>
    {student.full_name}
  </LinkAnchor>
)

/** When the student is expected; one who should have been back by now is told; `isAlone` without a head over it. */
function PlannedReturn({ leave: { planned_return }, isAlone }: { leave: AcademicLeave; isAlone?: true }) {
  const { t } = useLingui()
  if (planned_return === null) return <Text size="sm" c="dimmed">{t`срок не указан`}</Text>
  const day = displayDate(planned_return)
  return planned_return <= schoolDay() ? (
    <Text size="sm" c="red" fw={600}>{t`${day} — срок прошёл`}</Text>
  ) : (
    <Text size="sm">{isAlone ? t`возвращение ${day}` : day}</Text>
  )
}
