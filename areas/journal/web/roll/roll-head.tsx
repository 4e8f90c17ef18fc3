import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '#platform/web/icons/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { ActionIcon, Badge, Group, Text } from '#platform/web/ui/index.ts'
import type { GridLesson } from '../../contract/journal.ts'
import type { RollCount } from './roll-marks.ts'
import styles from './roll.module.css'

interface Props {
  lesson: GridLesson
  lessons: readonly GridLesson[]
  count: RollCount
  onLesson: (lessonId: number) => void
}

/** Which lesson, how to go to the next, and how many are there. */
export function RollHead({ lesson, lessons, count, onLesson }: Props) {
  const { t } = useLingui()
  const at = lessons.findIndex(({ id }) => id === lesson.id)
  const [before, after] = [lessons[at - 1], lessons[at + 1]]
  const { present, total, kinds } = count
  const { slot, starts_at, ends_at } = lesson
  return (
    <div className={styles['top']}>
      <Group gap={4} wrap="nowrap">
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
              {slot}-й урок, {starts_at}–{ends_at}
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
      <output className={styles['count']}>
        <span>
          <Trans>
            Присутствуют <strong>{present}</strong> из {total}
          </Trans>
        </span>
        {kinds.map(({ kind, count: many }) => (
          <Badge key={kind.id} variant="light" color="gray" size="lg" title={kind.title} tt="none">
            {kind.letter} {many}
          </Badge>
        ))}
      </output>
    </div>
  )
}
