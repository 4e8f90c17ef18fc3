import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query, useSession } from '#platform/web/api/index.ts'
import { Answer, Empty, Group, LinkAnchor, Loading, Panel, SimpleGrid, Text } from '#platform/web/ui/index.ts'
import { readStaffHome, type StaffLesson } from '../../contract/staff-home.ts'
import { LessonLink } from './lesson-link.tsx'

/** A teacher's today: lessons, each one click from its journal, and lessons that still have no topic. */
export function TeacherDay() {
  const isTeacher = useSession()?.roles.includes('teacher') ?? false
  const home = useQuery(query(readStaffHome))
  return (
    <Answer of={home} loading={<Loading lines={5} height={36} />}>
      {({ lessons, without_topic }) =>
        isTeacher || lessons.length > 0 || without_topic.length > 0 ? (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <Today lessons={lessons} />
            <WithoutTopic lessons={without_topic} />
          </SimpleGrid>
        ) : null
      }
    </Answer>
  )
}

function Today({ lessons }: { lessons: readonly StaffLesson[] }) {
  return (
    <Panel p={0}>
      <Group justify="space-between" px="md" pt="md" pb="xs">
        <Text component="h2" fw={600}>
          <Trans>Сегодня</Trans>
        </Text>
        <LinkAnchor to="/timetable/$slug" params={{ slug: 'me' }} size="sm">
          <Trans>Неделя</Trans>
        </LinkAnchor>
      </Group>
      {lessons.map((lesson) => (
        <LessonLink key={lesson.id} lesson={lesson} tab="marks" when={lesson.starts_at} />
      ))}
      {lessons.length === 0 ? <Empty title={<Trans>Сегодня уроков нет</Trans>} /> : null}
    </Panel>
  )
}

function WithoutTopic({ lessons }: { lessons: readonly StaffLesson[] }) {
  return (
    <Panel p={0}>
      <Group justify="space-between" px="md" pt="md" pb="xs">
        <Text component="h2" fw={600}>
          <Trans>Темы не записаны</Trans>
        </Text>
        <Text size="sm" c="dimmed">
          <Plural value={lessons.length} _0="" one="# урок" few="# урока" many="# уроков" other="# урока" />
        </Text>
      </Group>
      {lessons.slice(0, mostShown).map((lesson) => (
        <LessonLink key={lesson.id} lesson={lesson} tab="topics" />
      ))}
      {lessons.length > mostShown ? (
        <Text size="sm" c="dimmed" px="md" pb="md">
          <Trans>и ещё {lessons.length - mostShown}</Trans>
        </Text>
      ) : null}
      {lessons.length === 0 ? (
        <Empty title={<Trans>Всё записано</Trans>} hint={<Trans>У всех ваших уроков за две недели есть темы.</Trans>} />
      ) : null}
    </Panel>
  )
}
const mostShown = 8
