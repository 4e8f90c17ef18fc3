import { useLingui } from '@lingui/react/macro'
import { PersonLinks } from '#areas/people/web/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import type { CourseTeacher } from '../../contract/courses.ts'

/** Who teaches the subject this year. */
export function CourseTeachers({ teachers }: { teachers: readonly CourseTeacher[] }) {
  const { t } = useLingui()
  const columns: Column<CourseTeacher>[] = [
    { key: 'name', title: t`Учитель`, render: (teacher) => <PersonLinks persons={[teacher]} /> },
    { key: 'groups', title: t`Групп`, width: 70, align: 'right', render: ({ groups_count }) => groups_count },
    { key: 'hours', title: t`Часов`, width: 70, align: 'right', render: ({ hours }) => displayNumber(hours) },
  ]
  return <CardTable label={t`Учителя`} columns={columns} rows={teachers} rowKey={({ id }) => id} />
}
