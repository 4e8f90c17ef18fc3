import { usePlace } from '#platform/web/places.tsx'
import type { GridLesson } from '../../contract/journal.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { homeworkParts } from './homework-parts.ts'
import type { LessonEdits } from './lesson-edits.ts'
import { LessonField } from './lesson-field.tsx'
import styles from './topics.module.css'

interface Props {
  store: JournalStore
  edits: LessonEdits
  lesson: GridLesson
  label: string
  isReadOnly: boolean
  onEnter: (from: HTMLTextAreaElement) => void
}

/** The homework of a lesson: its text, and what higher rooms keep with it. */
export function HomeworkField({ store, edits, lesson, label, isReadOnly, onEnter }: Props) {
  const parts = usePlace(homeworkParts)
  return (
    <>
      <div className={styles['given']}>
        <LessonField
          edits={edits}
          lesson={lesson}
          field="homework"
          label={label}
          isReadOnly={isReadOnly}
          onEnter={onEnter}
        />
        {isReadOnly
          ? null
          : parts.map(({ beside: Beside }, index) => <Beside key={index} store={store} lesson={lesson} />)}
      </div>
      {parts.map(({ beneath: Beneath }, index) => (
        <Beneath key={index} store={store} lesson={lesson} isReadOnly={isReadOnly} />
      ))}
    </>
  )
}
