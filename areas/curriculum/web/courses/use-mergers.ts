import { useLingui } from '@lingui/react/macro'
import type { Input } from '#platform/contract/endpoint.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { mergeCourses, undoCourseMerger } from '../../contract/course-bulk.ts'
import { useCourseActions } from './use-course-actions.ts'

/** Merges courses and takes mergers back, or says what stands in the way. */
export function useMergers() {
  const { t } = useLingui()
  const { act } = useCourseActions()
  /** The last of several first. */
  const undo = async (ids: readonly number[]): Promise<void> => {
    for (const id of ids.toReversed())
      if ((await act(undoCourseMerger, { params: { id: String(id) } })) === null) return
    notify.success(t`Объединение отменено`)
  }
  /** Whether it was done. */
  const merge = async (body: Input<typeof mergeCourses>['body'], into: string): Promise<boolean> => {
    const done = await act(mergeCourses, { body })
    if (done === null) return false
    notify.undoable(t`Объединено в «${into}»`, { label: t`Отменить`, act: () => void undo(done.merger_ids) })
    return true
  }
  return { merge, undo }
}
