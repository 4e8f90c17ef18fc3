import { Trans, useLingui } from '@lingui/react/macro'
import { translate } from '#platform/contract/text.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { LinkAnchor, PageFrame, Text } from '#platform/web/ui/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { exportAbsenceReasons, listAbsenceReasons } from '../contract/absence-reasons.ts'
import { absenceSpanText, absenceStates, absenceStateTitles } from '../rules/absence-reason.ts'
import { AbsenceAnswer, AbsenceBadge, MissesOfReason } from './reason-parts.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { ReasonCard } from './reason-card.tsx'

type Row = Output<typeof listAbsenceReasons>['items'][number]
const states = absenceStates.map((value) => ({ value, label: absenceStateTitles[value] }))

/** `/absence-reasons`: reasons that families have submitted; class teachers answer them here. */
export function ReasonsPage() {
  const { t } = useLingui()
  const list = useList(listAbsenceReasons)
  return (
    <PageFrame title={<Trans>Причины отсутствия</Trans>}>
      <ListView
        list={list}
        label={t`Причины отсутствия`}
        columns={useReasonColumns()}
        rowKey={({ id }) => id}
        exported={exportAbsenceReasons}
        name="absences.reasons"
        renderCard={(reason) => <ReasonCard reason={reason} />}
        searchLabel={t`Ученик`}
        filters={<ListFilter list={list} name="state" all={t`Все`} data={states} width={170} />}
        empty={{
          title: t`Причин отсутствия пока нет`,
          hint: t`Родители сообщают о них в своём кабинете: «Пропуски» → «Сообщить об отсутствии»`,
        }}
      />
    </PageFrame>
  )
}

function useReasonColumns(): Column<Row>[] {
  const { t } = useLingui()
  return [
    {
      key: 'student',
      title: t`Ученик`,
      sort: 'student',
      width: 230,
      inFile: ['student', 'class'],
      render: ({ student }) => (
        <>
          <LinkAnchor to="/users/$id" params={{ id: String(student.id) }} c="inherit">
            {student.full_name}
          </LinkAnchor>
          <Text size="xs" c="dimmed">
            {student.class_title}
          </Text>
        </>
      ),
    },
    {
      key: 'date',
      title: t`Когда`,
      sort: 'date',
      width: 190,
      inFile: ['date', 'misses'],
      render: (reason) => (
        <>
          {translate(absenceSpanText(reason))}
          <Text size="xs" c="dimmed">
            <MissesOfReason {...reason} />
          </Text>
        </>
      ),
    },
    {
      key: 'text',
      title: t`Причина`,
      inFile: ['kind', 'text', 'given_by', 'answer'],
      render: (reason) => (
        <>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {reason.text}
          </Text>
          <Text size="xs" c="dimmed">
            {reason.kind.title} · {reason.given_by}
          </Text>
          <AbsenceAnswer {...reason} />
        </>
      ),
    },
    {
      key: 'state',
      title: t`Состояние`,
      sort: 'waiting',
      group: ({ state }) => absenceStateTitles[state],
      width: 210,
      render: (reason) =>
        reason.may_answer ? <AnswerButtons reason={reason} /> : <AbsenceBadge state={reason.state} />,
    },
  ]
}
