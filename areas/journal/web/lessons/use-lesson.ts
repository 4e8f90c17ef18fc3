import { useCallback, useSyncExternalStore } from 'react'
import type { GridLesson } from '../../contract/journal.ts'
import { lessonColumnId } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { LessonEdit, LessonEdits } from './lesson-edits.ts'

/** Watches one lesson: as the server has it, and what is on its way there. */
export function useLesson(store: JournalStore, edits: LessonEdits, lessonId: number) {
  const subscribe = useCallback(
    (listener: () => void) => store.signals.on(lessonColumnId(lessonId), listener),
    [store, lessonId],
  )
  const lesson = useSyncExternalStore(
    subscribe,
    (): GridLesson | undefined => store.column(lessonColumnId(lessonId))?.lesson ?? undefined,
  )
  const edit = useSyncExternalStore(subscribe, (): LessonEdit | null => edits.of(lessonId))
  return { lesson, edit }
}
