import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isRunning, roomText, useSchoolTime } from '#areas/timetable/web/index.ts'
import { DayPanel, Nothing, PanelList } from '#platform/web/home/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'
import { LessonBadges } from './lesson-badges.tsx'
import { LessonWhen } from './lesson-when.tsx'
import styles from './day.module.css'

/** Today's lessons of a student. */
export function DayLessons({ lessons, aside }: Pick<StudentDay, 'lessons'> & { aside?: ReactNode }) {
  const { t } = useLingui()
  const now = useSchoolTime()
  return (
    <DayPanel title={t`Уроки сегодня`} aside={aside}>
      <PanelList isOrdered>
        {lessons.map((lesson) => {
          const isNow = isRunning(lesson, now.today, now)
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
