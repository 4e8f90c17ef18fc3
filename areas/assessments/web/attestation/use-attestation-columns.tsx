import { useLingui } from '@lingui/react/macro'
import { parallelTitle } from '#areas/curriculum/rules/parallel-title.ts'
import { CourseName } from '#areas/curriculum/web/index.ts'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import type { AttestationLine } from '../../contract/attestation.ts'
import { plannedWorksText } from '../../rules/planned-works.ts'
import { quarterNumerals } from '#areas/calendar/rules/quarter-numerals.ts'

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
      key: 'mode',
      title: t`Оценивание`,
      sort: 'grading_mode',
      render: ({ grading_mode }) => gradingModeTitles[grading_mode],
    },
    ...quarterNumerals.map((numeral, index): Column<AttestationLine> => ({
      key: numeral,
      title: t`${numeral} четверть`,
      width: 120,
      render: ({ quarters }) => {
        const own = quarters.find(({ number }) => number === index + 1)
        return (own && plannedWorksText(own)) || '—'
      },
    })),
  ]
}
