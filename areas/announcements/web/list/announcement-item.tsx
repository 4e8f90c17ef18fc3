import { Trans } from '@lingui/react/macro'
import { IconPaperclip } from '#platform/web/icons/index.ts'
import { Group, Text, UnstyledButton, VisuallyHidden } from '#platform/web/ui/index.ts'
import type { AnnouncementRow } from '../../contract/announcements.ts'
import { AnnouncementBadges } from './announcement-badges.tsx'
import styles from './announcements.module.css'

/** An announcement in the list: pressed, it opens beside it. */
export function AnnouncementItem({ of, onOpen }: { of: AnnouncementRow; onOpen: () => void }) {
  const { title, excerpt, read_at, state, taken_back_reason, files, is_reader } = of
  const isUnread = is_reader && read_at === null && state === 'shown'
  return (
    <li>
      <UnstyledButton className={styles['item'] ?? ''} onClick={onOpen} data-unread={isUnread || undefined}>
        <Text component="span" fw={isUnread ? 600 : 500} className={styles['title'] ?? ''}>
          {isUnread ? (
            <VisuallyHidden>
              <Trans>Не прочитано:</Trans>{' '}
            </VisuallyHidden>
          ) : null}
          {title}
        </Text>
        {excerpt === '' ? null : (
          <Text component="span" size="sm" c="dimmed" lineClamp={2}>
            {excerpt}
          </Text>
        )}
        {taken_back_reason === null ? null : (
          <Text component="span" size="sm">
            <Trans>Отозвано: {taken_back_reason}</Trans>
          </Text>
        )}
        <Group gap={6} component="span">
          <AnnouncementBadges of={of} />
          {files === 0 ? null : (
            <Text component="span" size="xs" c="dimmed">
              <IconPaperclip size={12} aria-hidden /> {files}
            </Text>
          )}
        </Group>
      </UnstyledButton>
    </li>
  )
}
