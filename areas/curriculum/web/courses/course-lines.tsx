import { useLingui } from '@lingui/react/macro'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import type { CourseLine } from '../../contract/courses.ts'
import { parallelTitle } from '../../rules/parallel-title.ts'

/** What the plan says of the subject, parallel by parallel. */
export function CourseLines({ lines }: { lines: readonly CourseLine[] }) {
  const { t } = useLingui()
  const columns: Column<CourseLine>[] = [
    {
      key: 'parallel',
      title: t`Параллель`,
      width: 70,
      render: parallelTitle,
    },
    {
      key: 'hours',
      title: t`Часов`,
      width: 70,
      align: 'right',
      render: ({ hours }) => displayNumber(hours),
    },
    {
      key: 'subgroups',
      title: t`Подгрупп`,
      width: 90,
      align: 'right',
      render: ({ subgroups }) => (subgroups > 1 ? subgroups : '—'),
    },
    { key: 'mode', title: t`Оценивание`, render: ({ grading_mode }) => gradingModeTitles[grading_mode] },
  ]
  return <CardTable label={t`В учебном плане`} columns={columns} rows={lines} rowKey={({ id }) => id} />
}
