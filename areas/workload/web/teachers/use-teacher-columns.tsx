import { useLingui } from '@lingui/react/macro'
import { isCollege } from '#platform/contract/school-kind.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import type { TeacherLoad } from '../../contract/workload.ts'
import { LoadHours } from './load-hours.tsx'

/** Columns of the load of teachers. */
export function useTeacherColumns(): Column<TeacherLoad>[] {
  const { t } = useLingui()
  return [
    {
      key: 'name',
      title: t`Учитель`,
      sort: 'name',
      render: ({ id, full_name }) => <RowLink id={id}>{full_name}</RowLink>,
    },
    { key: 'courses', title: t`Предметы`, maxWidth: 220, render: ({ courses }) => courses.join(', ') || '—' },
    { key: 'classes', title: t`Классы`, maxWidth: 200, render: ({ classes }) => classes.join(', ') || '—' },
    {
      key: 'groups',
      title: t`Групп`,
      sort: 'groups_count',
      width: 90,
      align: 'right',
      render: ({ groups_count }) => groups_count,
    },
    {
      key: 'rate',
      title: t`Ставка`,
      sort: 'rate',
      width: 90,
      align: 'right',
      render: ({ rate }) => displayNumber(rate),
    },
    {
      key: 'hours',
      title: t`Часов в неделю`,
      sort: 'hours',
      width: isCollege() ? 290 : 180,
      align: 'right',
      render: (teacher) => <LoadHours of={teacher} />,
    },
  ]
}
