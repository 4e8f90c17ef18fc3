import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { LinkAnchor, Text } from '#platform/web/ui/index.ts'
import { exportIncompleteWorks, listIncompleteWorks } from '../contract/completion.ts'
import { listedBy, type CompletionPlace } from './address.ts'

type Row = Output<typeof listIncompleteWorks>['items'][number]

/** СОР and СОЧ that are not planned, have no day, or lack points. */
export function WorksTab({ state }: Pick<CompletionPlace, 'state'>) {
  const { t } = useLingui()
  const { today } = useStudyYear()
  const list = useList(listIncompleteWorks, listedBy(state, today))
  const columns: Column<Row>[] = [
    { key: 'group', title: t`Журнал`, width: '32%', render: (work) => <WorkLink work={work} /> },
    { key: 'work', title: t`Работа`, width: 150, render: (work) => <WorkName work={work} /> },
    { key: 'teachers', title: t`Учитель`, render: ({ teachers }) => teachers },
    { key: 'gap', title: t`Что не так`, render: (work) => <WorkGap work={work} /> },
  ]
  return (
    <ListView
      list={list}
      label={t`СОР и СОЧ, требующие внимания`}
      columns={columns}
      exported={exportIncompleteWorks}
      rowKey={({ group_id, quarter, kind, number }) => [group_id, quarter, kind, number].join(' ')}
      renderCard={(work) => (
        <>
          <WorkLink work={work} />
          <Text size="sm">
            <WorkName work={work} /> · <WorkGap work={work} />
          </Text>
          <Text size="sm" c="dimmed">
            {work.teachers}
          </Text>
        </>
      )}
      empty={{ title: t`Всё в порядке`, hint: t`Работы запланированы, у них есть даты, баллы выставлены` }}
    />
  )
}

const WorkLink = ({ work: { group_id, group, course, lesson_id } }: { work: Row }) => (
  <LinkAnchor
    to="/journal"
    search={{ group: String(group_id), ...(lesson_id === null ? {} : { lesson: String(lesson_id) }) }}
  >
    {group} · {course}
  </LinkAnchor>
)
const WorkName = ({ work: { kind, number, quarter } }: { work: Row }) =>
  kind === null ? (
    quarter
  ) : (
    <>
      {kind === 'soch' ? <Trans>СОЧ</Trans> : <Trans>СОР {number}</Trans>}, {quarter}
    </>
  )
function WorkGap({ work: { gap, date, students } }: { work: Row }) {
  if (gap === 'unplanned') return <Trans>Работы не запланированы</Trans>
  if (gap === 'undated') return <Trans>Нет даты: урок не выбран</Trans>
  return (
    <>
      <Plural
        value={students}
        one="нет баллов у # ученика"
        few="нет баллов у # учеников"
        many="нет баллов у # учеников"
        other="нет баллов у # ученика"
      />
      {date === null ? '' : `, ${weekdayAndDay(date).toLowerCase()}`}
    </>
  )
}
