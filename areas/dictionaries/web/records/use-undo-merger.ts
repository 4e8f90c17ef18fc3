import { useLingui } from '@lingui/react/macro'
import { notify } from '#platform/web/notifications/notify.ts'
import { undoRecordMerger } from '../../contract/merge.ts'
import { useActions } from '../use-actions.ts'

/** Takes a merger back, or says what is in the way. */
export function useUndoMerger() {
  const { t } = useLingui()
  const { act } = useActions()
  return async (id: number): Promise<void> => {
    if ((await act(undoRecordMerger, { params: { id: String(id) } })) !== null) notify.success(t`Объединение отменено`)
  }
}
