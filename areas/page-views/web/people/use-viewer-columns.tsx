import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import type { Viewer } from '../../contract/report.ts'

/** Columns of the people by their views. */
export function useViewerColumns(): Column<Viewer>[] {
  const { t } = useLingui()
  return [
    {
      key: 'name',
      title: t`Человек`,
      sort: 'name',
      render: ({ id, full_name }) => <RowLink id={id}>{full_name}</RowLink>,
    },
    { key: 'roles', title: t`Роли`, maxWidth: 260, render: ({ roles }) => roles.join(', ') || '—' },
    {
      key: 'views',
      title: t`Просмотров`,
      sort: 'views',
      width: 130,
      align: 'right',
      render: ({ views }) => displayNumber(views),
    },
    { key: 'days', title: t`Дней`, sort: 'days', width: 90, align: 'right', render: ({ days }) => displayNumber(days) },
    {
      key: 'last_at',
      title: t`Последний раз`,
      sort: 'last_at',
      width: 170,
      render: ({ last_at }) => (last_at === null ? '—' : displayMoment(last_at)),
    },
  ]
}
