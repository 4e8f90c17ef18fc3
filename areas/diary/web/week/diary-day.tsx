import { Trans } from '@lingui/react/macro'
import { isRunning, type SchoolTime } from '#areas/timetable/rules/lesson-time.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { Badge, Group, Panel, Text } from '#platform/web/ui/index.ts'
import type { DiaryWeek } from '../../contract/week.ts'
import { DiaryEntry } from './diary-entry.tsx'
import styles from './week.module.css'

interface Props {
  day: DiaryWeek['days'][number]
  now: SchoolTime
}

/** A day of the diary; one without lessons says why. */
export function DiaryDay({ day, now }: Props) {
  const { date, holiday, lessons } = day
  const isToday = date === now.today
  return (
    <Panel p={0} h="100%" className={styles['card'] ?? ''} data-today={isToday || undefined}>
      <Group justify="space-between" className={styles['head'] ?? ''}>
        <Text component="h2" fw={600} size="md" {...(isToday ? { 'aria-current': 'date' as const } : {})}>
          {weekdayAndDay(date)}
        </Text>
        {isToday ? (
          <Badge variant="filled">
            <Trans>Сегодня</Trans>
          </Badge>
        ) : null}
      </Group>
      <ol className={styles['lessons']}>
        {lessons.map((lesson) => (
          <DiaryEntry key={lesson.id} lesson={lesson} isNow={isRunning(lesson, date, now)} />
        ))}
      </ol>
      {lessons.length === 0 ? (
        <Text c="dimmed" p="md">
          {holiday ?? <Trans>Уроков нет</Trans>}
        </Text>
      ) : null}
    </Panel>
  )
}
