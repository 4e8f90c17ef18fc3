import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Group, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { listCalendarLinks } from '../../contract/calendar-links.ts'
import { SubscribeButton } from './subscribe-button.tsx'

/** The own lessons, or those of one's children, for programs that keep calendars; nothing for who has none. */
export function CalendarPanel() {
  const subjects = useQuery(query(listCalendarLinks))
  if (subjects.isPending || subjects.data?.items.length === 0) return null
  return (
    <Panel>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            <Trans>Расписание в календаре</Trans>
          </Title>
          <Text size="sm" c="dimmed">
            <Trans>
              По личной ссылке уроки с кабинетами, заменами и отменами показывает календарь телефона или компьютера:
              Google, Apple, Outlook. Он сам узнаёт об изменениях.
            </Trans>
          </Text>
        </div>
        <Answer of={subjects}>
          {({ items }) => (
            <Stack gap="xs">
              {items.map(({ person_id, title, is_own }) => (
                <Group key={person_id} gap="sm" justify="space-between">
                  <Text>{is_own ? <Trans>Мои уроки</Trans> : title}</Text>
                  <SubscribeButton personId={person_id} />
                </Group>
              ))}
            </Stack>
          )}
        </Answer>
      </Stack>
    </Panel>
  )
}
