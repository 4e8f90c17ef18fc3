import { Trans, useLingui } from '@lingui/react/macro'
import { HomeworkFiles } from '#areas/journal/web/index.ts'
import { useSchoolTime } from '#areas/timetable/web/index.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { dayAndMonth, weekdayAndDay } from '#platform/web/format/day.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'
import { DayPanel } from './day-panel.tsx'
import { Nothing } from './nothing.tsx'
import styles from './day.module.css'

/** What is to be done for the next day with lessons. */
export function Homework({ homework, next_day }: Pick<StudentDay, 'homework' | 'next_day'>) {
  const { t } = useLingui()
  const { today } = useSchoolTime()
  const isTomorrow = next_day === addDays(today, 1)
  const title =
    next_day === null || isTomorrow ? t`Задано на завтра` : t`Задано на ${weekdayAndDay(next_day).toLowerCase()}`
  return (
    <DayPanel title={title}>
      <ul className={styles['list']}>
        {homework.map(({ lesson_id, course, homework: task, files, given_on }) => (
          <li key={lesson_id} className={styles['item']}>
            <span className={styles['title']}>{course}</span>
            {task === null ? null : <span className={styles['task']}>{task}</span>}
            <HomeworkFiles files={files} />
            <Text component="span" size="xs" c="dimmed">
              <Trans>задано {dayAndMonth(given_on)}</Trans>
            </Text>
          </li>
        ))}
      </ul>
      {homework.length === 0 ? (
        <Nothing>
          {next_day === null ? <Trans>В ближайшие две недели уроков нет</Trans> : <Trans>Ничего не задано</Trans>}
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
