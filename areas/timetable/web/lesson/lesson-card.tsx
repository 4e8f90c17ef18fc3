import { useLingui } from '@lingui/react/macro'
import { IconNotebook, IconUserCheck } from '#platform/web/icons/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { Week, WeekLesson } from '../../contract/week.ts'
import { isRunning, type SchoolTime } from '../../rules/lesson-time.ts'
import { LessonNotes } from './lesson-notes.tsx'
import { LessonPlaces } from './lesson-places.tsx'
import { LessonTitle } from './lesson-title.tsx'
import styles from './lesson.module.css'

interface Props {
  lesson: WeekLesson
  date: CalendarDate
  week: Pick<Week, 'kind' | 'id'>
  now: SchoolTime
  /** The times that stand beside it: its own are told where they differ. */
  bell: { start_time: string; end_time: string }
}

/** A lesson of the week; where its reader may, the whole of it leads into the journal or the diary. */
export function LessonCard({ lesson, date, week, now, bell }: Props) {
  const { t } = useLingui()
  const { course, group, id, status, start_time, end_time, may_open_journal } = lesson
  // the day's own lessons are called by who teaches them; later ones are in the journal
  const mayCall = may_open_journal && week.kind === 'teacher' && date === now.today && status !== 'cancelled'
  const isNow = isRunning(lesson, date, now)
  return (
    <article
      className={styles['lesson']}
      style={{ borderLeftColor: course.colour ?? 'var(--mantine-color-gray-5)' }}
      data-cancelled={status === 'cancelled' || undefined}
      data-now={isNow || undefined}
    >
      <div className={styles['head']}>
        <LessonTitle lesson={lesson} date={date} />
        {may_open_journal ? (
          <IconNotebook size={14} stroke={1.6} className={styles['journal']} aria-label={t`Журнал`} />
        ) : null}
        {mayCall ? (
          <LinkAnchor
            to="/journal"
            search={{ group: String(group.id), lesson: String(id), tab: 'roll' }}
            className={styles['roll'] ?? ''}
            aria-label={t`Перекличка: ${course.title}`}
            title={t`Перекличка`}
          >
            <IconUserCheck size={16} stroke={1.6} aria-hidden />
          </LinkAnchor>
        ) : null}
      </div>
      <LessonPlaces lesson={lesson} kind={week.kind} />
      {start_time === bell.start_time && end_time === bell.end_time ? null : (
        <span className={styles['places']}>
          {start_time}–{end_time}
        </span>
      )}
      <LessonNotes lesson={lesson} date={date} week={week} now={now} isNow={isNow} />
    </article>
  )
}
