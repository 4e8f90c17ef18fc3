import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Group, Panel, Text } from '#platform/web/ui/index.ts'
import styles from '../home.module.css'

interface Lesson {
  id: number
  slot: number
  starts_at: string
  course: string
  room: string | null
  status: 'planned' | 'held' | 'cancelled' | 'moved'
}

/** Today's lessons of a student. */
export function DayLessons({ lessons, link }: { lessons: readonly Lesson[]; link?: ReactNode }) {
  return (
    <Panel p={0}>
      <Group justify="space-between" px="md" pt="md" pb="xs">
        <Text component="h2" fw={600}>
          <Trans>Сегодня</Trans>
        </Text>
        {link}
      </Group>
      <ul className={styles['list']}>
        {lessons.map(({ id, slot, starts_at, course, room, status }) => (
          <li key={id} className={styles['lesson']} data-cancelled={status === 'cancelled' || undefined}>
            <span className={styles['when']}>
              <span className={styles['slot']}>{slot}</span> {starts_at}
            </span>
            <span className={styles['what']}>
              <Text component="span" size="sm" fw={550}>
                {course}
              </Text>
              <Text component="span" size="xs" c="dimmed">
                {room}
                {status === 'cancelled' ? <Trans> отменён</Trans> : null}
              </Text>
            </span>
          </li>
        ))}
      </ul>
      {lessons.length === 0 ? (
        <Text size="sm" c="dimmed" px="md" pb="md">
          <Trans>Сегодня уроков нет</Trans>
        </Text>
      ) : null}
    </Panel>
  )
}
