import { Trans, useLingui } from '@lingui/react/macro'
import { IconNotebook } from '@tabler/icons-react'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { Week, WeekLesson } from '../contract/week.ts'
import { LessonPlaces } from './lesson-places.tsx'
import styles from './week.module.css'

interface Props {
  lesson: WeekLesson
  kind: Week['kind']
  isPast: boolean
}

/** A lesson of the week; for those who may, a link into its journal on its day. */
export function LessonCard({ lesson, kind, isPast }: Props) {
  const { t } = useLingui()
  const { course, group, status, may_open_journal, has_topic } = lesson
  const isCancelled = status === 'cancelled'
  const lacksTopic = may_open_journal && isPast && !has_topic && !isCancelled
  return (
    <article
      className={styles['lesson']}
      style={{ borderLeftColor: course.colour ?? 'var(--house-line)' }}
      data-cancelled={isCancelled || undefined}
    >
      <div className={styles['head']}>
        {may_open_journal ? (
          <LinkAnchor
            to="/journal"
            search={{ group: String(group.id), lesson: String(lesson.id) }}
            className={styles['title']}
            title={t`Открыть журнал`}
          >
            {course.title}
            <IconNotebook size={14} stroke={1.6} aria-hidden />
          </LinkAnchor>
        ) : (
          <span className={styles['title']}>{course.title}</span>
        )}
      </div>
      <LessonPlaces lesson={lesson} kind={kind} />
      {isCancelled ? (
        <span className={styles['note']}>
          <Trans>Отменён</Trans>
        </span>
      ) : null}
      {status === 'moved' ? (
        <span className={styles['note']}>
          <Trans>Перенесён</Trans>
        </span>
      ) : null}
      {lacksTopic ? (
        <span className={styles['note']}>
          <Trans>Тема не записана</Trans>
        </span>
      ) : null}
    </article>
  )
}
