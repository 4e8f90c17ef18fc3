import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isRunning } from '#areas/timetable/rules/lesson-time.ts'
import { roomText, useSchoolTime } from '#areas/timetable/web/index.ts'
import { DayPanel, Nothing, PanelList } from '#platform/web/home/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'
import { LessonBadges } from './lesson-badges.tsx'
import { LessonWhen } from './lesson-when.tsx'
import styles from './day.module.css'

/** A student's lessons of today, or of the next school day. */
export function DayLessons({ lessons, aside }: Pick<StudentDay, 'lessons'> & { aside?: ReactNode }) {
  const { t } = useLingui()
  const now = useSchoolTime()
  const day = lessons[0]?.date ?? now.today
  return (
    <DayPanel
      title={day === now.today ? t`Уроки сегодня` : t`Следующие уроки: ${weekdayAndDay(day).toLowerCase()}`}
      aside={aside}
    >
      <PanelList isOrdered>
        {lessons.map((lesson) => {
          const isNow = isRunning(lesson, day, now)
          return (
            <li
              key={lesson.id}
              className={styles['lesson']}
              data-cancelled={lesson.status === 'cancelled' || undefined}
              data-now={isNow || undefined}
            >
              <LessonWhen {...lesson} />
              <span className={styles['what']}>
                <span className={styles['title']}>{lesson.course}</span>
                <Text component="span" size="sm" c="dimmed">
                  {[lesson.room && roomText(lesson.room), lesson.teacher].filter(Boolean).join(' · ')}
                </Text>
              </span>
              <LessonBadges status={lesson.status} isNow={isNow} />
            </li>
          )
        })}
      </PanelList>
      {lessons.length === 0 ? (
        <Nothing>
          <Trans>Сегодня уроков нет</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
