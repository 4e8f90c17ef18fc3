import { Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { LinkAnchor, Text } from '#platform/web/ui/index.ts'
import { exportUnfilledLessons, listUnfilledLessons } from '../contract/completion.ts'
import { listedBy, type CompletionPlace } from './address.ts'

type Row = Output<typeof listUnfilledLessons>['items'][number]

/** Lessons that lack something, each leading to where it is written. */
export function LessonsTab({ state }: Pick<CompletionPlace, 'state'>) {
  const { t } = useLingui()
  const { today } = useStudyYear()
  const list = useList(listUnfilledLessons, { ...listedBy(state, today), gap: state.gap })
  const columns: Column<Row>[] = [
    { key: 'lesson', title: t`Урок`, width: '34%', render: (lesson) => <LessonLink lesson={lesson} gap={state.gap} /> },
    { key: 'date', title: t`Когда`, render: (lesson) => <When lesson={lesson} /> },
    { key: 'teachers', title: t`Учитель`, render: ({ teachers }) => teachers },
    { key: 'gap', title: t`Чего нет`, render: (lesson) => <Gaps lesson={lesson} /> },
  ]
  return (
    <ListView
      list={list}
      label={t`Незаполненные уроки`}
      columns={columns}
      exported={exportUnfilledLessons}
      rowKey={({ id }) => id}
      renderCard={(lesson) => (
        <>
          <LessonLink lesson={lesson} gap={state.gap} />
          <Text size="sm" c="dimmed">
            <When lesson={lesson} /> · {lesson.teachers}
          </Text>
          <Text size="sm">
            <Gaps lesson={lesson} />
          </Text>
        </>
      )}
      empty={{ title: t`Всё заполнено`, hint: t`За эти дни таких уроков нет` }}
    />
  )
}

interface LinkProps {
  lesson: Row
  gap: CompletionPlace['state']['gap']
}
const LessonLink = ({ lesson: { id, group_id, group, course, has_topic, has_homework }, gap }: LinkProps) => (
  <LinkAnchor
    to="/journal"
    search={{
      group: String(group_id),
      lesson: String(id),
      // what lacks nothing but marks is opened where they are given
      tab: gap === 'roll' ? 'roll' : has_topic && has_homework ? undefined : 'topics',
    }}
  >
    {group} · {course}
  </LinkAnchor>
)
const When = ({ lesson: { date, slot } }: { lesson: Row }) => (
  <Trans>
    {weekdayAndDay(date)}, {slot}-й урок
  </Trans>
)
function Gaps({ lesson: { has_topic, has_homework, has_marks, has_roll } }: { lesson: Row }) {
  const { t } = useLingui()
  const gaps = [
    has_topic ? null : t`темы`,
    has_homework ? null : t`задания`,
    has_marks ? null : t`отметок`,
    has_roll ? null : t`переклички`,
  ]
  return gaps.filter(Boolean).join(', ')
}
