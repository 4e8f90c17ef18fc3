import { Trans, useLingui } from '@lingui/react/macro'
import { HomeworkFiles } from '#areas/homework-files/web/index.ts'
import { useSchoolTime } from '#areas/timetable/web/index.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { dayAndMonth, weekdayAndDay } from '#platform/web/format/day.ts'
import { DayPanel, Nothing, PanelItem, PanelList } from '#platform/web/home/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'
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
      <PanelList>
        {homework.map(({ lesson_id, course, homework: task, files, given_on }) => (
          <PanelItem key={lesson_id}>
            <span className={styles['title']}>{course}</span>
            {task === null ? null : <span className={styles['task']}>{task}</span>}
            <HomeworkFiles files={files} />
            <Text component="span" size="xs" c="dimmed">
              <Trans>задано {dayAndMonth(given_on)}</Trans>
            </Text>
          </PanelItem>
        ))}
      </PanelList>
      {homework.length === 0 ? (
        <Nothing>
          {next_day === null ? <Trans>В ближайшие две недели уроков нет</Trans> : <Trans>Ничего не задано</Trans>}
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
