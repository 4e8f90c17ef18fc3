import { Trans } from '@lingui/react/macro'
import { displayDate, weekdayOf } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { Badge, Group, Panel, Text } from '#platform/web/ui/index.ts'
import type { DiaryWeek } from '../../contract/diary.ts'
import { DiaryLessonLine } from './diary-lesson.tsx'
import styles from './diary.module.css'

interface Props {
  day: DiaryWeek['days'][number]
  isToday: boolean
}

/** A day of the diary. A day off says why; a Sunday without lessons says nothing. */
export function DiaryDay({ day, isToday }: Props) {
  const { date, holiday, lessons } = day
  const weekday = weekdayOf(date)
  if (lessons.length === 0 && holiday === null && (weekday === 'sun' || weekday === 'sat')) return null
  return (
    <Panel p={0} className={styles['day']} data-today={isToday || undefined}>
      <Group justify="space-between" className={styles['dayHead']}>
        <Text component="h2" fw={600} size="sm">
          {weekdayTitles[weekday].long}, {displayDate(date).slice(0, 5)}
        </Text>
        {isToday ? (
          <Badge variant="filled">
            <Trans>Сегодня</Trans>
          </Badge>
        ) : null}
      </Group>
      {lessons.map((lesson) => (
        <DiaryLessonLine key={lesson.id} lesson={lesson} />
      ))}
      {lessons.length === 0 ? (
        <Text size="sm" c="dimmed" p="sm">
          {holiday ?? <Trans>Уроков нет</Trans>}
        </Text>
      ) : null}
    </Panel>
  )
}
