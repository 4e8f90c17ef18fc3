import { Trans, useLingui } from '@lingui/react/macro'
import { IconUserCheck } from '#platform/web/icons/index.ts'
import { isOver, isRunning } from '#areas/timetable/rules/lesson-time.ts'
import { roomText, useSchoolTime } from '#areas/timetable/web/index.ts'
import { DayPanel, Nothing, PanelList } from '#platform/web/home/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { LinkAnchor, Text } from '#platform/web/ui/index.ts'
import type { StaffLesson } from '../../contract/staff-home.ts'
import { LessonBadges } from '../day/lesson-badges.tsx'
import { LessonWhen } from '../day/lesson-when.tsx'
import { JournalLink } from './journal-link.tsx'
import { lessonName } from './lesson-name.ts'
import dayStyles from '../day/day.module.css'
import styles from './teacher.module.css'

/** Lessons of today, or of the next day that has any, each one click from its journal. */
export function TodayLessons({ lessons }: { lessons: readonly StaffLesson[] }) {
  const { t } = useLingui()
  const now = useSchoolTime()
  const day = lessons[0]?.date ?? now.today
  return (
    <DayPanel
      title={day === now.today ? t`Мои уроки сегодня` : t`Мои следующие уроки: ${weekdayAndDay(day).toLowerCase()}`}
      aside={
        <LinkAnchor to="/timetable/$slug" params={{ slug: 'me' }} size="sm">
          <Trans>Вся неделя</Trans>
        </LinkAnchor>
      }
    >
      <PanelList isOrdered>
        {lessons.map((lesson) => {
          const isNow = isRunning(lesson, day, now)
          const isWithoutTopic = lesson.topic === null && lesson.status !== 'cancelled' && isOver(lesson, day, now)
          return (
            <li key={lesson.id} className={styles['held']}>
              <JournalLink lesson={lesson} isNow={isNow}>
                <LessonWhen {...lesson} />
                <span className={dayStyles['what']}>
                  <span className={dayStyles['title']}>{lessonName(lesson)}</span>
                  <Text component="span" size="sm" c="dimmed">
                    {[lesson.room && roomText(lesson.room), lesson.topic ?? (isWithoutTopic ? t`темы нет` : null)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </span>
                <LessonBadges status={lesson.status} isNow={isNow} isSubstitute={lesson.is_substitute} />
              </JournalLink>
              {lesson.status === 'cancelled' ? null : (
                <LinkAnchor
                  to="/journal"
                  search={{ group: String(lesson.group_id), lesson: String(lesson.id), tab: 'roll' }}
                  className={styles['roll'] ?? ''}
                  aria-label={t`Перекличка: ${lessonName(lesson)}`}
                  title={t`Перекличка`}
                >
                  <IconUserCheck size={20} stroke={1.6} aria-hidden />
                </LinkAnchor>
              )}
            </li>
          )
        })}
      </PanelList>
      {lessons.length === 0 ? (
        <Nothing>
          <Trans>Сегодня у вас уроков нет</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
