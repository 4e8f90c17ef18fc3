import type { HomeworkPart } from '#areas/journal/web/index.ts'
import { useDropZone } from '#areas/media/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { untilLoaded } from '#platform/web/until-loaded.ts'

/** Files beside the homework of a lesson in the journal: chosen, dropped, pasted, opened, taken away. */
export const filesOfHomework: HomeworkPart = {
  beside: lazyPart(async () => (await import('./give-file.tsx')).GiveFile),
  beneath: lazyPart(async () => (await import('./lesson-files.tsx')).LessonFiles),
  useZone: ({ store, lessonId, isReadOnly }) =>
    useDropZone(isReadOnly, (files) => {
      void untilLoaded(() => import('./uploads-of.ts')).then(({ uploadsOf }) => uploadsOf(store).give(lessonId, files))
    }),
}
