import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Badge, Group, Text } from '#platform/web/ui/index.ts'
import type { AnnouncementRow } from '../../contract/announcements.ts'
import { stateColours, useStateWords } from './use-state-words.ts'

/** A moment by the school's clock, as it is written here. */
const shownMoment = (at: string): string => `${displayDate(at.slice(0, 10))}, ${at.slice(11)}`

/** Who wrote it, when it holds, and what a reader should know of it at a glance. */
export function AnnouncementBadges({ of }: { of: AnnouncementRow }) {
  const { state, is_pinned, edited_at, asks_acknowledgement, acknowledged_at, may_manage, is_on_screens } = of
  const words = useStateWords()
  const since = of.starts_at === null ? null : shownMoment(of.starts_at)
  const until = of.ends_on === null ? null : displayDate(of.ends_on)
  return (
    <Group gap={6}>
      {may_manage || state === 'taken_back' ? (
        <Badge variant="light" color={stateColours[state]}>
          {words[state]}
        </Badge>
      ) : null}
      {is_pinned ? (
        <Badge variant="light" color="orange">
          <Trans>Закреплено</Trans>
        </Badge>
      ) : null}
      {of.is_reader && asks_acknowledgement && acknowledged_at === null && state === 'shown' ? (
        <Badge variant="light" color="grape">
          <Trans>Нужно ознакомиться</Trans>
        </Badge>
      ) : null}
      {is_on_screens && may_manage ? (
        <Badge variant="light" color="gray">
          <Trans>На экране</Trans>
        </Badge>
      ) : null}
      <Text size="xs" c="dimmed">
        {[of.author, since].filter(Boolean).join(' · ')}
        {until === null ? null : <Trans>, до {until}</Trans>}
        {edited_at === null ? null : (
          <>
            {' · '}
            <Trans>изменено</Trans>
          </>
        )}
      </Text>
    </Group>
  )
}
