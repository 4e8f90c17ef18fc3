import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Panel, Text } from '#platform/web/ui/index.ts'
import styles from '../home.module.css'

interface Item {
  lesson_id: number
  course: string
  homework: string
  given_on: string
}

/** What is to be done at home; `until` names the day it is for, where that is known. */
export function Homework({ items, until = null }: { items: readonly Item[]; until?: string | null }) {
  return (
    <Panel p={0}>
      <Text component="h2" fw={600} px="md" pt="md" pb="xs">
        {until === null ? (
          <Trans>Домашние задания</Trans>
        ) : (
          <Trans>Домашние задания на {displayDate(until).slice(0, 5)}</Trans>
        )}
      </Text>
      <ul className={styles['list']}>
        {items.map(({ lesson_id, course, homework, given_on }) => (
          <li key={lesson_id} className={styles['item']}>
            <Text size="sm" fw={550}>
              {course}{' '}
              <Text component="span" size="xs" c="dimmed">
                <Trans>задано {displayDate(given_on).slice(0, 5)}</Trans>
              </Text>
            </Text>
            <Text size="sm" className={styles['homework']}>
              {homework}
            </Text>
          </li>
        ))}
      </ul>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed" px="md" pb="md">
          <Trans>Ничего не задано</Trans>
        </Text>
      ) : null}
    </Panel>
  )
}
