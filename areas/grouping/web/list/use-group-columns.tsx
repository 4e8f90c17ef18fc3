import { useLingui } from '@lingui/react/macro'
import { CourseName } from '#areas/curriculum/web/index.ts'
import { PersonLinks } from '#areas/people/web/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import { groupKindTitles } from '#areas/classes/contract/group-kinds.ts'
import type { StudyGroup } from '../../contract/groups.ts'

/** Columns of the list of teaching groups. */
export function useGroupColumns(): Column<StudyGroup>[] {
  const { t } = useLingui()
  return [
    {
      key: 'name',
      title: t`Предмет и группа`,
      sort: 'name',
      render: ({ id, title, course }) => (
        <CourseName colour={course.colour}>
          <RowLink id={id}>
            {course.title}, {title}
          </RowLink>
        </CourseName>
      ),
    },
    {
      key: 'classes',
      title: t`Классы`,
      sort: 'class',
      width: 120,
      group: ({ classes }) => classes.map(({ title }) => title).join(', '),
      render: ({ classes }) => classes.map(({ title }) => title).join(', ') || '—',
    },
    { key: 'kind', title: t`Вид`, width: 130, render: ({ kind }) => groupKindTitles[kind] },
    { key: 'level', title: t`Уровень`, width: 120, render: ({ level }) => level ?? '—' },
    {
      key: 'teacher',
      title: t`Учитель`,
      sort: 'teacher',
      group: ({ teachers }) => teachers.map(({ full_name }) => full_name).join(', '),
      render: ({ teachers }) => <PersonLinks persons={teachers} />,
    },
    {
      key: 'students',
      title: t`Учеников`,
      sort: 'students_count',
      width: 110,
      align: 'right',
      render: ({ students_count }) => students_count,
    },
    {
      key: 'hours',
      title: t`Часов`,
      sort: 'hours',
      width: 90,
      align: 'right',
      render: ({ hours }) => displayNumber(hours),
    },
  ]
}
