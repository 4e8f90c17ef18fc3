import { useLingui } from '@lingui/react/macro'
import { periodNumbers } from '#areas/calendar/rules/periods.ts'
import { roman } from '#platform/contract/roman.ts'
import { parallelTitle } from '#areas/curriculum/rules/parallel-title.ts'
import { CourseName } from '#areas/curriculum/web/index.ts'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink, type Column } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { AttestationLine } from '../../contract/attestation.ts'
import { plannedWorksText } from '../../rules/planned-works.ts'

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
      title: t`Параллель`,
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
    ...periodNumbers().map((number): Column<AttestationLine> => {
      const numeral = roman(number)
      return {
        key: numeral,
        title: t`${numeral} четверть`,
        width: 120,
        render: (line) => <QuarterCell line={line} quarter={number} />,
      }
    }),
  ]
}

/** The plan of a quarter; under it what the groups have, where it is something else. */
function QuarterCell({ line: { asked, quarters, groups_count }, quarter }: { line: AttestationLine; quarter: number }) {
  const { t } = useLingui()
  const own = quarters.find(({ number }) => number === quarter)
  const has = own ? plannedWorksText(own) : ''
  if (asked === null) return has || '—'
  const { sor = 0, soch = 0 } = asked.find(({ number }) => number === quarter) ?? {}
  const planned = plannedWorksText({ sor_min: sor, sor_max: sor, soch_groups: soch })
  const differs = groups_count > 0 && (has !== planned || (soch > 0 && own?.soch_groups !== groups_count))
  return (
    <>
      {planned || '—'}
      {differs ? (
        <Text size="xs" c="dimmed">
          {has === '' ? t`у групп нет` : has === planned ? t`не у всех групп` : t`у групп: ${has}`}
        </Text>
      ) : null}
    </>
  )
}
