import { useLingui } from '@lingui/react/macro'
import { PersonLinks } from '#areas/people/web/index.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import { classLanguageTitles, type SchoolClass } from '../contract/class-shapes.ts'

/** Columns of the list of classes. */
export function useClassColumns(): Column<SchoolClass>[] {
  const { t } = useLingui()
  return [
    {
      key: 'name',
      title: t`Класс`,
      sort: 'name',
      width: 110,
      render: ({ id, title }) => <RowLink id={id}>{title}</RowLink>,
    },
    {
      key: 'teacher',
      title: t`Классный руководитель`,
      sort: 'class_teacher',
      render: (one) => <PersonLinks persons={[one.class_teacher]} />,
    },
    { key: 'curator', title: t`Куратор`, render: (one) => <PersonLinks persons={[one.curator]} /> },
    {
      key: 'shift',
      title: t`Смена`,
      sort: 'shift',
      width: 90,
      align: 'right',
      group: ({ shift }) => t`${shift} смена`,
      render: ({ shift }) => shift,
    },
    {
      key: 'language',
      title: t`Язык обучения`,
      sort: 'language',
      width: 150,
      group: ({ language }) => classLanguageTitles[language],
      render: ({ language }) => classLanguageTitles[language],
    },
    { key: 'room', title: t`Кабинет`, width: 110, render: ({ home_room }) => home_room?.title ?? '—' },
    {
      key: 'students',
      title: t`Учеников`,
      sort: 'students_count',
      width: 110,
      align: 'right',
      render: ({ students_count }) => students_count,
    },
    { key: 'capacity', title: t`Вместимость`, width: 110, align: 'right', render: ({ capacity }) => capacity ?? '—' },
  ]
}
