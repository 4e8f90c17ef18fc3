import { Trans } from '@lingui/react/macro'
import { IconHome, IconMessage } from '#platform/web/icons/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { roomText } from '#areas/timetable/web/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { DiaryLesson } from '../../contract/week.ts'
import { HomeworkFiles } from '#areas/homework-files/web/index.ts'
import { MarkChip } from '../marks/mark-chip.tsx'
import { MissLine } from '../marks/miss-line.tsx'
import styles from './week.module.css'

interface Props {
  lesson: DiaryLesson
  isNow: boolean
}

/** A lesson in the diary: when, what, what for home, what was given for it. */
export function DiaryEntry({ lesson, isNow }: Props) {
  const { slot, start_time, end_time, course, colour, room, teacher, status, topic, homework, files, scores, miss } =
    lesson
  return (
    <li className={styles['lesson']} data-cancelled={status === 'cancelled' || undefined} data-now={isNow || undefined}>
      <div className={styles['when']}>
        <strong>{slot}</strong>
        <span>{start_time}</span>
        <span>{end_time}</span>
      </div>
      <div className={styles['what']} style={{ borderLeftColor: colour ?? 'var(--mantine-color-gray-5)' }}>
        <Text component="h3" size="md" fw={600} className={styles['course'] ?? ''}>
          {course}
        </Text>
        <Text size="xs" c="dimmed">
          {[room && roomText(room), teacher].filter(Boolean).join(' · ')}
        </Text>
        <Standing status={status} isNow={isNow} />
        {topic === null ? null : <Text size="sm">{topic}</Text>}
        {homework === null && files.length === 0 ? null : (
          <p className={styles['line']}>
            <IconHome size={15} stroke={1.7} aria-hidden />
            <span className={styles['homework']}>
              <strong>
                <Trans>Задано:</Trans>
              </strong>{' '}
              {homework}
            </span>
          </p>
        )}
        <HomeworkFiles files={files} />
        {miss === null ? null : <MissLine {...miss} {...miss.kind} />}
        {scores.map(({ id, maximum, retake }) =>
          retake ? (
            <Text key={id} size="sm">
              <Trans>
                Пересдача {displayDate(retake.on)}, было {retake.former} из {maximum}
              </Trans>
            </Text>
          ) : null,
        )}
        {scores.map(({ id, comment }) =>
          comment === null ? null : (
            <p key={id} className={styles['line']}>
              <IconMessage size={15} stroke={1.7} aria-hidden />
              <span>{comment}</span>
            </p>
          ),
        )}
      </div>
      <div className={styles['marks']}>
        {scores.map((score) => (
          <MarkChip key={score.id} mark={score} {...(score.work === null ? {} : { hint: score.work })} />
        ))}
      </div>
    </li>
  )
}

function Standing({ status, isNow }: { status: DiaryLesson['status']; isNow: boolean }) {
  if (status === 'cancelled')
    return (
      <Text size="sm" className={styles['off'] ?? ''}>
        <Trans>Урок отменён</Trans>
      </Text>
    )
  if (status === 'moved')
    return (
      <Text size="sm" className={styles['off'] ?? ''}>
        <Trans>Урок перенесён сюда</Trans>
      </Text>
    )
  return isNow ? (
    <Text size="sm" fw={600} className={styles['now'] ?? ''}>
      <Trans>Идёт сейчас</Trans>
    </Text>
  ) : null
}
