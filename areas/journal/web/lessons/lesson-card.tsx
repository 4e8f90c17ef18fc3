import { Trans, useLingui } from '@lingui/react/macro'
import { LinkAnchor, Stack, Text } from '#platform/web/ui/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { AtCell } from '#platform/web/grid/index.ts'
import type { JournalSession } from '../journal-session.ts'
import { EditStateLine } from './edit-state.tsx'
import { HomeworkField } from './homework-field.tsx'
import { useHomeworkZone } from './homework-parts.ts'
import { isWritable } from './is-writable.ts'
import { LessonField } from './lesson-field.tsx'
import { useLesson } from './use-lesson.ts'
import styles from './topics.module.css'

interface Props {
  journalSession: JournalSession
  lessonId: number
  rect: DOMRect
  onClose: () => void
}

/** A lesson beside its column: its time, its topic and homework to be written without leaving the marks. */
export function LessonCard({ journalSession, lessonId, rect, onClose }: Props) {
  const { t } = useLingui()
  const { store, edits } = journalSession
  const { lesson, edit } = useLesson(store, edits, lessonId)
  const isReadOnly = !lesson || !isWritable(store.grid, lesson)
  const zone = useHomeworkZone({ store, lessonId, isReadOnly })
  if (!lesson) return null
  const date = displayDate(lesson.date)
  return (
    <AtCell rect={rect} kind="dialog" width={340} onClose={onClose} label={t`Урок ${date}`}>
      <Stack gap="xs" className={styles['card'] ?? ''} {...zone}>
        <Text size="sm" fw={600}>
          <Trans>
            {date}, {lesson.slot} урок, {lesson.start_time}–{lesson.end_time}
          </Trans>
        </Text>
        {lesson.substitute === null ? null : (
          <Text size="sm" c="dimmed">
            <Trans>Замещает {lesson.substitute}</Trans>
          </Text>
        )}
        <Text size="xs" c="dimmed" aria-hidden>
          <Trans>Тема</Trans>
        </Text>
        <LessonField
          edits={edits}
          lesson={lesson}
          field="topic"
          label={t`Тема урока`}
          isReadOnly={isReadOnly}
          isFirst
          onEnter={onClose}
        />
        <Text size="xs" c="dimmed" aria-hidden>
          <Trans>Домашнее задание</Trans>
        </Text>
        <HomeworkField
          store={store}
          edits={edits}
          lesson={lesson}
          label={t`Домашнее задание`}
          isReadOnly={isReadOnly}
          onEnter={onClose}
        />
        {lesson.may_mark && lesson.date <= store.grid.today && lesson.status !== 'cancelled' ? (
          <LinkAnchor
            to="/journal"
            search={{ group: String(store.grid.group.id), lesson: String(lesson.id), tab: 'roll' }}
            size="sm"
          >
            <Trans>Перекличка</Trans>
          </LinkAnchor>
        ) : null}
        <EditStateLine edits={edits} lessonId={lessonId} edit={edit} />
      </Stack>
    </AtCell>
  )
}
