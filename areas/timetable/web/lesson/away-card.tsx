import { Trans } from '@lingui/react/macro'
import type { MovedAway, Week } from '../../contract/week.ts'
import { Note } from './note.tsx'
import { shortDay } from './short-day.ts'
import styles from './lesson.module.css'

/** Stands where a lesson would have been, had it not been moved: whoever comes learns where to. */
export function AwayCard({ away, week }: { away: MovedAway; week: Pick<Week, 'kind' | 'title'> }) {
  const { course, group, to } = away
  const isOther = week.kind !== 'student' && group.title !== week.title
  return (
    <article className={styles['lesson']} data-away style={{ borderLeftColor: course.colour ?? 'var(--house-line)' }}>
      <span className={styles['title']}>{course.title}</span>
      {isOther ? <span className={styles['places']}>{group.title}</span> : null}
      <Note kind="moved">
        <Trans>
          Перенесён на {shortDay(to.date)}, {to.slot}-й урок
        </Trans>
      </Note>
    </article>
  )
}
