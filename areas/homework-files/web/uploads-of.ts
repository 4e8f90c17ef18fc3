import type { JournalStore } from '#areas/journal/web/index.ts'
import { uuid } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { LessonUploads } from './lesson-uploads.ts'
import { sendFile } from './send-file.ts'

const opened = new WeakMap<JournalStore, LessonUploads>()

/** Files on their way to the lessons of an open journal, for as long as it is open. */
export function uploadsOf(store: JournalStore): LessonUploads {
  const known = opened.get(store)
  if (known) return known
  const isOnline = () => navigator.onLine
  const uploads = new LessonUploads({ store, send: sendFile, newId: uuid, isOnline, refuse: notify.error })
  opened.set(store, uploads)
  return uploads
}
