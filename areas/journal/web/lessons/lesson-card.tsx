import { Trans, useLingui } from '@lingui/react/macro'
import { LinkAnchor, Stack, Text } from '#platform/web/ui/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { AtCell } from '#platform/web/grid/index.ts'
import type { JournalSession } from '../journal-session.ts'
import { GiveFile } from '../homework-files/give-file.tsx'
import { LessonFiles } from '../homework-files/lesson-files.tsx'
import { useDropZone } from '../homework-files/use-drop-zone.ts'
import { EditStateLine } from './edit-state.tsx'
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
  const { store, edits, uploads } = journalSession
  const { lesson, edit } = useLesson(store, edits, lessonId)
  const isReadOnly = !lesson || !isWritable(store.grid, lesson)
  const zone = useDropZone(isReadOnly, (files) => uploads.give(lessonId, files))
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
        <div className={styles['given']}>
          <LessonField
            edits={edits}
            lesson={lesson}
            field="homework"
            label={t`Домашнее задание`}
            isReadOnly={isReadOnly}
            onEnter={onClose}
          />
          {isReadOnly ? null : <GiveFile uploads={uploads} lesson={lesson} />}
        </div>
        <LessonFiles journalSession={journalSession} lesson={lesson} isReadOnly={isReadOnly} />
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
