import { useCallback, useSyncExternalStore } from 'react'
import { lessonColumnId, type JournalStore } from '#areas/journal/web/index.ts'
import type { LessonUpload, LessonUploads } from './lesson-uploads.ts'

/** Watches the files on their way to a lesson. */
export function useUploads(store: JournalStore, uploads: LessonUploads, lessonId: number): readonly LessonUpload[] {
  const subscribe = useCallback(
    (listener: () => void) => store.signals.on(lessonColumnId(lessonId), listener),
    [store, lessonId],
  )
  return useSyncExternalStore(subscribe, () => uploads.of(lessonId))
}
