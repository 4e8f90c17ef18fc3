import { useLingui } from '@lingui/react/macro'
import { PersonLinks } from '#areas/people/web/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import type { Cathedra } from '../../contract/cathedras.ts'

/** Columns of the list of departments. */
export function useCathedraColumns(): Column<Cathedra>[] {
  const { t } = useLingui()
  return [
    { key: 'name', title: t`Кафедра`, sort: 'name', render: ({ id, title }) => <RowLink id={id}>{title}</RowLink> },
    { key: 'head', title: t`Заведующий`, sort: 'head', render: ({ head }) => <PersonLinks persons={[head]} /> },
    {
      key: 'members',
      title: t`Сотрудников`,
      sort: 'members_count',
      width: 130,
      align: 'right',
      render: ({ members_count }) => members_count,
    },
    {
      key: 'courses',
      title: t`Предметов`,
      sort: 'courses_count',
      width: 120,
      align: 'right',
      render: ({ courses_count }) => courses_count,
    },
    {
      key: 'hours',
      title: t`Часов в неделю`,
      sort: 'hours',
      width: 150,
      align: 'right',
      render: ({ hours }) => displayNumber(hours),
    },
  ]
}
