import { useLingui } from '@lingui/react/macro'
import { CourseName } from '#areas/curriculum/web/index.ts'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { displayNumber } from '#platform/web/format/number.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import type { AttestationLine } from '../../contract/attestation.ts'
import { plannedWorksText } from '../../rules/planned-works.ts'

const quarters = [
  { number: 1, title: 'I' },
  { number: 2, title: 'II' },
  { number: 3, title: 'III' },
  { number: 4, title: 'IV' },
]

/** Columns of the lines of the plan, with the works of each quarter. */
export function useAttestationColumns(): Column<AttestationLine>[] {
  const { t } = useLingui()
  return [
    {
      key: 'name',
      title: t`Предмет`,
      sort: 'name',
      render: ({ id, course }) => (
        <CourseName colour={course.colour}>
          <RowLink id={id}>{course.title}</RowLink>
        </CourseName>
      ),
    },
    {
      key: 'parallel',
      title: t`Класс`,
      sort: 'parallel',
      width: 80,
      align: 'right',
      render: ({ parallel, profile }) => [parallel, profile].filter((part) => part !== '').join(' '),
    },
    {
      key: 'hours',
      title: t`Часов`,
      width: 70,
      align: 'right',
      render: ({ hours }) => displayNumber(hours),
    },
    {
      key: 'mode',
      title: t`Оценивание`,
      sort: 'grading_mode',
      render: ({ grading_mode }) => gradingModeTitles[grading_mode],
    },
    ...quarters.map(({ number, title }): Column<AttestationLine> => ({
      key: `quarter-${number}`,
      title: t`${title} четверть`,
      width: 120,
      render: (line) => {
        const own = line.quarters.find((quarter) => quarter.number === number)
        return (own && plannedWorksText(own)) || '—'
      },
    })),
  ]
}
