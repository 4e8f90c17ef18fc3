import { useLingui } from '@lingui/react/macro'
import { request, reportAction } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { askPreview } from '#platform/web/dialog/preview.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { proposeWorkload, readGroupWorkload, readWorkloadBoard, readWorkloadHistory } from '../contract/board.ts'
import { changeWorkload, previewWorkload, undoWorkload, type Changes } from '../contract/changes.ts'
import { listClassLoads, listVacancies, listWorkload, readWorkload } from '../contract/workload.ts'

const shown = [
  readWorkloadBoard,
  proposeWorkload,
  readGroupWorkload,
  readWorkloadHistory,
  listWorkload,
  readWorkload,
  listVacancies,
  listClassLoads,
]

/** Changes of the workload: what ends with one, or is unusual, is shown and asked before; each can be taken back. */
export function useWorkloadActions() {
  const { t } = useLingui()
  const { act } = useActions(shown)
  const undo = async (step: number) => {
    if (await act(undoWorkload, { params: { id: String(step) } })) notify.success(t`Отменено: стало как было`)
  }
  /** True where it is done. @param done what is told then */
  return async (changes: Changes, done: string): Promise<boolean> => {
    try {
      const preview = await request(previewWorkload, { body: changes })
      if (preview.obstacles.length > 0) {
        await dialog.alert({ message: t`Так назначить нельзя`, description: preview.obstacles.join('. ') })
        return false
      }
      const question = {
        message: t`Изменить нагрузку?`,
        description: t`Дни до этой даты останутся как были`,
        ok: t`Изменить`,
        refused: t`Так назначить нельзя`,
      }
      if (preview.asks && !(await askPreview(preview, question))) return false
    } catch (error) {
      reportAction(error)
      return false
    }
    const made = await act(changeWorkload, { body: changes })
    if (made === null) return false
    notify.undoable(done, { label: t`Отменить`, act: () => void undo(made.step_id) })
    return true
  }
}
