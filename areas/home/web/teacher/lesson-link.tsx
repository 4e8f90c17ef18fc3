import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { StaffLesson } from '../../contract/staff-home.ts'
import styles from '../home.module.css'

interface Props {
  lesson: StaffLesson
  tab: 'marks' | 'topics'
  /** What stands before the lesson; its date by default. */
  when?: string
}

/** A lesson as one wide link into its journal, on its day. */
export function LessonLink({ lesson, tab, when }: Props) {
  const { id, group_id, group, course, slot, date, room, status, topic, is_substitute } = lesson
  const search = { group: String(group_id), lesson: String(id), ...(tab === 'topics' ? { tab } : {}) }
  return (
    <Link
      to="/journal"
      search={search}
      className={styles['lesson']}
      data-cancelled={status === 'cancelled' || undefined}
    >
      <span className={styles['when']}>
        <span className={styles['slot']}>{slot}</span> {when ?? displayDate(date).slice(0, 5)}
      </span>
      <span className={styles['what']}>
        <Text component="span" fw={600} size="sm">
          {group.includes(course) ? group : `${group} · ${course}`}
        </Text>
        <Text component="span" size="xs" c="dimmed">
          {[room, topic].filter(Boolean).join(' · ')}
          {is_substitute ? <Trans> замена</Trans> : null}
          {status === 'cancelled' ? <Trans> отменён</Trans> : null}
        </Text>
      </span>
    </Link>
  )
}
