import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Text } from '#platform/web/ui/index.ts'
import { dayOf } from '../grid/look.ts'
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
  /** In the list, from 1. */
  number: number
}

/** Enter goes on to the same field of the next lesson. */
function goDown(from: HTMLTextAreaElement): void {
  const next = from
    .closest('tr')
    ?.nextElementSibling?.querySelector<HTMLTextAreaElement>(`[data-field=${from.dataset['field'] ?? ''}]`)
  next?.focus()
}

/** A lesson: when, what about, what for home; beneath, what somebody else wrote meanwhile. */
export const LessonRow = memo(function LessonRow({ journalSession, lessonId, number }: Props) {
  const { t } = useLingui()
  const { store, edits } = journalSession
  const { lesson, edit } = useLesson(store, edits, lessonId)
  const isReadOnly = !lesson || !isWritable(store.grid, lesson)
  const zone = useHomeworkZone({ store, lessonId, isReadOnly })
  if (!lesson) return null
  const { today } = store.grid
  const date = displayDate(lesson.date)
  const isMissing = lesson.topic === null && lesson.date <= today && edit === null
  return (
    <tr data-lesson={lesson.id} data-today={lesson.date === today || undefined} {...zone}>
      <td className={styles['number']}>{number}</td>
      <td className={styles['date']}>
        {date.slice(0, 5)} <span className={styles['weekday']}>{dayOf(lesson.date).weekday}</span>
        <div className={styles['time']}>{lesson.start_time}</div>
      </td>
      <td className={styles['topic']} data-missing={isMissing || undefined}>
        <LessonField
          edits={edits}
          lesson={lesson}
          field="topic"
          label={t`Тема урока ${date}`}
          isReadOnly={isReadOnly}
          placeholder={lesson.date <= today ? t`Тема не записана` : ''}
          onEnter={goDown}
        />
        {edit?.state === 'stale' ? (
          <Text size="xs" c="dimmed">
            <Trans>
              Сейчас в журнале: {lesson.topic ?? '—'}; задание: {lesson.homework ?? '—'}
            </Trans>
          </Text>
        ) : null}
        <EditStateLine edits={edits} lessonId={lessonId} edit={edit} />
      </td>
      <td className={styles['homework']}>
        <HomeworkField
          store={store}
          edits={edits}
          lesson={lesson}
          label={t`Домашнее задание ${date}`}
          isReadOnly={isReadOnly}
          onEnter={goDown}
        />
      </td>
    </tr>
  )
})
