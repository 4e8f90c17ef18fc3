import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Panel, SimpleGrid, Text } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'
import { DayLessons } from '../day/day-lessons.tsx'
import { Homework } from '../day/homework.tsx'
import { NewMarks } from '../day/new-marks.tsx'
import styles from '../home.module.css'

/** A child's day: lessons, homework of the next day, new marks, misses of the week. */
export function ChildDay({ child }: { child: StudentDay }) {
  const { lessons, homework, next_day, marks, misses } = child
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: misses.length > 0 ? 4 : 3 }} spacing="md">
      <DayLessons lessons={lessons} />
      <Homework items={homework} until={next_day} />
      <NewMarks marks={marks} />
      {misses.length > 0 ? <WeekMisses misses={misses} /> : null}
    </SimpleGrid>
  )
}

function WeekMisses({ misses }: Pick<StudentDay, 'misses'>) {
  return (
    <Panel p={0}>
      <Text component="h2" fw={600} px="md" pt="md" pb="xs">
        <Trans>Пропуски за неделю</Trans>
      </Text>
      <ul className={styles['list']}>
        {misses.map(({ id, date, slot, course, title, minutes, reason }) => (
          <li key={id} className={styles['item']}>
            <Text size="sm" fw={550}>
              {course}{' '}
              <Text component="span" size="xs" c="dimmed">
                <Trans>
                  {displayDate(date).slice(0, 5)}, {slot} урок
                </Trans>
              </Text>
            </Text>
            <Text size="sm">
              {title}
              {minutes === null ? null : <Trans>, {minutes} мин</Trans>}
              {reason === null ? '' : `: ${reason}`}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
