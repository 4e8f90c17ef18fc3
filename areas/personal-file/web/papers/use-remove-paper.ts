import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import type { removeAchievement, restoreAchievement } from '../../contract/achievements.ts'
import type { removeDocument, restoreDocument } from '../../contract/documents.ts'
import { useRefreshPapers } from './use-refresh-papers.ts'

interface Calls {
  remove: typeof removeDocument | typeof removeAchievement
  restore: typeof restoreDocument | typeof restoreAchievement
}

/** Takes a paper away at once; the notice brings the same one back. */
export function useRemovePaper({ remove, restore }: Calls) {
  const { t } = useLingui()
  const refresh = useRefreshPapers()
  const bringBack = (id: number) => request(restore, { params: { id: String(id) } }).then(refresh, reportAction)
  return useMutation({
    mutationFn: ({ id }: { id: number; title: string }) => request(remove, { params: { id: String(id) } }),
    onSuccess: async (_answer, { id, title }) => {
      notify.undoable(t`«${title}» убрано`, { label: t`Вернуть`, act: () => void bringBack(id) })
      await refresh()
    },
    meta: { silent: true },
    onError: reportAction,
  })
}
