import { Trans } from '@lingui/react/macro'
import { Text } from '#platform/web/ui/index.ts'
import type { DiaryLesson } from '../../contract/diary.ts'
import { MarkChip, MissChip } from './mark-chip.tsx'
import styles from './diary.module.css'

/** A lesson of a day: when and what, what for home, what was given for it. */
export function DiaryLessonLine({ lesson }: { lesson: DiaryLesson }) {
  const { slot, starts_at, course, colour, room, status, topic, homework, scores, miss } = lesson
  const comments = scores.flatMap(({ id, comment }) => (comment === null ? [] : [{ id, comment }]))
  return (
    <div className={styles['lesson']} data-cancelled={status === 'cancelled' || undefined}>
      <div className={styles['slot']}>
        <span className={styles['slotNumber']}>{slot}</span>
        <span>{starts_at}</span>
      </div>
      <div className={styles['what']}>
        <div className={styles['course']}>
          <span className={styles['dot']} style={{ background: colour ?? 'var(--mantine-color-dimmed)' }} aria-hidden />
          <Text component="span" fw={550} size="sm">
            {course}
          </Text>
          {room === null ? null : (
            <Text component="span" size="xs" c="dimmed">
              {room}
            </Text>
          )}
          {status === 'cancelled' ? (
            <Text component="span" size="xs" c="dimmed">
              <Trans>отменён</Trans>
            </Text>
          ) : null}
        </div>
        {topic === null ? null : (
          <Text size="xs" c="dimmed">
            {topic}
          </Text>
        )}
        {homework === null ? null : (
          <Text size="sm" className={styles['homework']}>
            <Trans>Задано: {homework}</Trans>
          </Text>
        )}
        {comments.map(({ id, comment }) => (
          <Text key={id} size="xs" className={styles['comment']}>
            {comment}
          </Text>
        ))}
      </div>
      <div className={styles['marks']}>
        {miss ? <MissChip miss={miss} /> : null}
        {scores.map((score) => (
          <MarkChip key={score.id} score={score} />
        ))}
      </div>
    </div>
  )
}
