import { Trans } from '@lingui/react/macro'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { Text } from '#platform/web/ui/index.ts'
import { MarkChip } from '../marks/mark-chip.tsx'
import type { Course } from './total-cells.ts'
import styles from './totals.module.css'

/** The marks of a course in the quarter, the oldest first. */
export function CourseMarks({ scores }: Pick<Course, 'scores'>) {
  if (scores.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Отметок пока нет</Trans>
      </Text>
    )
  return (
    <div className={styles['marks']}>
      {scores.map((score, index) => (
        <MarkChip key={`${score.date}:${index}`} mark={score} hint={dayAndMonth(score.date)} />
      ))}
    </div>
  )
}
