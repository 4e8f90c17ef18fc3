import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GridLesson } from '#areas/journal/contract/journal.ts'
import { MissLetter } from '#areas/miss-kinds/web/index.ts'
import { IconChevronLeft, IconChevronRight } from '#platform/web/icons/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { ActionIcon, Group, Text, VisuallyHidden } from '#platform/web/ui/index.ts'
import type { RollCount } from './roll-marks.ts'
import styles from './roll.module.css'

interface Props {
  lesson: GridLesson
  lessons: readonly GridLesson[]
  count: RollCount
  onLesson: (lessonId: number) => void
  /** What can be done with the roll; it stands in one line whatever it is. */
  children: ReactNode
}

/** Which lesson, how to go to the next, how many are there, and what can be done: of one height at all times. */
export function RollHead({ lesson, lessons, count, onLesson, children }: Props) {
  const { t } = useLingui()
  const at = lessons.findIndex(({ id }) => id === lesson.id)
  const [before, after] = [lessons[at - 1], lessons[at + 1]]
  const { present, total, kinds } = count
  const { slot, start_time, end_time } = lesson
  return (
    <div className={styles['top']}>
      <Group gap={4} wrap="nowrap" className={styles['day'] ?? ''}>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t`Предыдущий урок`}
          disabled={!before}
          onClick={() => before && onLesson(before.id)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <div className={styles['lesson']}>
          <Text component="h2" fw={600} size="sm">
            {weekdayAndDay(lesson.date)}
          </Text>
          <Text size="xs" c="dimmed">
            <Trans>
              {slot}-й урок, {start_time}–{end_time}
            </Trans>
          </Text>
        </div>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t`Следующий урок`}
          disabled={!after}
          onClick={() => after && onLesson(after.id)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <div className={styles['line']}>
        <output className={styles['count']}>
          <span>
            <Trans>
              <span className={styles['wide']}>Присутствуют</span> <strong>{present}</strong> из {total}
            </Trans>
          </span>
          {kinds.map(({ kind, count: many }) => (
            <span key={kind.id} title={kind.title} className={styles['kind']}>
              <MissLetter letter={kind.letter} category={kind.category} /> {many}
              <VisuallyHidden>{kind.title}</VisuallyHidden>
            </span>
          ))}
        </output>
        <Group gap={6} wrap="nowrap" data-print="never">
          {children}
        </Group>
      </div>
    </div>
  )
}
