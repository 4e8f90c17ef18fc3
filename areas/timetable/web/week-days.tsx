import { Trans } from '@lingui/react/macro'
import { displayDate, weekdayOf } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { Badge, Group, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import type { Week } from '../contract/week.ts'
import { LessonCard } from './lesson-card.tsx'
import { shownDays } from './shown.ts'
import styles from './week.module.css'

/** The same week for a phone: day after day. */
export function WeekDays({ week }: { week: Week }) {
  return (
    <Stack gap="md">
      {shownDays(week).map(({ date, free, lessons }) => (
        <Panel key={date} p="sm">
          <Group justify="space-between" mb="xs">
            <Text component="h2" fw={600} size="sm">
              {weekdayTitles[weekdayOf(date)].long}, {displayDate(date).slice(0, 5)}
            </Text>
            {date === week.today ? (
              <Badge variant="filled">
                <Trans>Сегодня</Trans>
              </Badge>
            ) : null}
          </Group>
          {lessons.map((lesson) => (
            <div key={lesson.id} className={styles['line']}>
              <div className={styles['when']}>
                <span className={styles['number']}>{lesson.slot}</span>
                <span className={styles['date']}>{lesson.starts_at}</span>
              </div>
              <LessonCard lesson={lesson} kind={week.kind} isPast={date < week.today} />
            </div>
          ))}
          {lessons.length === 0 ? (
            <Text size="sm" c="dimmed">
              {free ?? <Trans>Уроков нет</Trans>}
            </Text>
          ) : null}
        </Panel>
      ))}
    </Stack>
  )
}
