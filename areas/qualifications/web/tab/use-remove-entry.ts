import { useLingui } from '@lingui/react/macro'
import { notify } from '#platform/web/notifications/notify.ts'
import type { removeEducation, restoreEducation } from '../../contract/educations.ts'
import { useActions } from '../use-actions.ts'

interface Calls {
  /** Those of seniority and of categories have the same form. */
  remove: typeof removeEducation
  restore: typeof restoreEducation
}

/** Takes an entry away at once; the notice brings the same one back. */
export function useRemoveEntry({ remove, restore }: Calls) {
  const { t } = useLingui()
  const { act } = useActions()
  return async (id: number, title: string) => {
    const params = { id: String(id) }
    if ((await act(remove, { params })) === null) return
    notify.undoable(t`«${title}» убрано`, { label: t`Вернуть`, act: () => void act(restore, { params }) })
  }
}
