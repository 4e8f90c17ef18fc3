import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { changeRupLine } from '#areas/curriculum/contract/rup-lines.ts'
import { CourseLink } from '#areas/curriculum/web/index.ts'
import { gradingModeTitles, scoreTypeTitles } from '#platform/contract/enumerations.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Card, CardSection, CardTable, type Column } from '#platform/web/list/index.ts'
import { Answer, FactList, Text } from '#platform/web/ui/index.ts'
import { readAttestation, type AttestationCard, type AttestedWork } from '../../contract/attestation.ts'
import { ExamSwitch } from './exam-switch.tsx'
import { TemplateSection } from '../template/template-section.tsx'
import { lineTitle } from './line-title.ts'
import { ModeField } from './mode-field.tsx'
import { roman } from '#platform/contract/roman.ts'

/** A line of the plan beside the list: its grading and its works by quarters. */
export function AttestationCardPart({ id }: { id: number }) {
  const card = useQuery(query(readAttestation, { params: { id: String(id) } }))
  return <Answer of={card}>{(line) => <AttestationCardView line={line} />}</Answer>
}

function AttestationCardView({ line }: { line: AttestationCard }) {
  const { t } = useLingui()
  const mayGrade = useAllowed(changeRupLine)
  return (
    <Card title={lineTitle(line)}>
      <FactList
        facts={[
          { title: t`Предмет`, value: <CourseLink course={line.course} /> },
          {
            title: t`Оценивание`,
            value: mayGrade ? <ModeField line={line} /> : gradingModeTitles[line.grading_mode],
          },
          { title: t`Часов в неделю`, value: displayNumber(line.hours) },
          { title: t`Учебных групп`, value: displayNumber(line.groups_count) },
        ]}
      />
      <ExamSwitch line={line} />
      <TemplateSection line={line} />
      {line.works.length === 0 ? (
        <Text c="dimmed">
          <Trans>Суммативных работ в журналах этих групп нет</Trans>
        </Text>
      ) : (
        line.quarters.map(({ number }) => <QuarterWorks key={number} number={number} line={line} />)
      )}
    </Card>
  )
}

function QuarterWorks({ number, line }: { number: number; line: AttestationCard }) {
  const { t } = useLingui()
  const numeral = roman(number)
  const works = line.works.filter(({ quarter }) => quarter === number)
  const columns: Column<AttestedWork>[] = [
    {
      key: 'kind',
      title: t`Работа`,
      width: 80,
      render: (work) => (work.kind === 'sor' ? `${scoreTypeTitles.sor} ${work.number}` : scoreTypeTitles.soch),
    },
    { key: 'title', title: t`Тема`, render: ({ title }) => title },
    { key: 'maximum', title: t`Баллов`, width: 70, align: 'right', render: ({ maximum }) => maximum },
    { key: 'groups', title: t`Групп`, width: 60, align: 'right', render: ({ groups_count }) => groups_count },
  ]
  return (
    <CardSection title={<Trans>{numeral} четверть</Trans>} empty={works.length === 0 ? t`Суммативных работ нет` : null}>
      <CardTable
        label={t`${numeral} четверть`}
        columns={columns}
        rows={works}
        rowKey={({ kind, number: ordinal, title, maximum }) => `${kind} ${ordinal} ${title} ${maximum}`}
      />
    </CardSection>
  )
}
