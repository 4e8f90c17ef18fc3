import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import type { HomeworkFile } from '#areas/journal/contract/journal.ts'
import type { JournalStore } from '#areas/journal/web/index.ts'
import { removeHomeworkFile, restoreHomeworkFile } from '../contract/homework-files.ts'

/** Takes a file away at once; the notice brings it back. */
export function useRemoveFile(store: JournalStore) {
  const { t } = useLingui()
  const bringBack = ({ id }: HomeworkFile) =>
    request(restoreHomeworkFile, { params: { id: String(id) } }).then((lesson) => store.putLesson(lesson), reportAction)
  return useMutation({
    mutationFn: ({ id }: HomeworkFile) => request(removeHomeworkFile, { params: { id: String(id) } }),
    onSuccess: (lesson, file) => {
      store.putLesson(lesson)
      notify.undoable(t`Файл удалён`, { label: t`Вернуть`, act: () => void bringBack(file) })
    },
    meta: { silent: true },
    onError: reportAction,
  })
}
