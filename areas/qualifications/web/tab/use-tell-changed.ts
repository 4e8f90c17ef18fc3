import { useLingui } from '@lingui/react/macro'
import type { Input } from '#platform/contract/endpoint.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import type { changeCategory } from '../../contract/categories.ts'
import type { changeEducation } from '../../contract/educations.ts'
import type { changeSeniority } from '../../contract/seniorities.ts'
import { useActions } from '../use-actions.ts'

/** Tells that an entry is saved; with what it was before, the notice takes the change back. */
export function useTellChanged<E extends typeof changeEducation | typeof changeSeniority | typeof changeCategory>(
  change: E,
) {
  const { t } = useLingui()
  const { act } = useActions()
  return (before: { id: number; body: Input<E>['body'] } | null) => {
    if (before === null) return notify.success(t`Сохранено`)
    const input = { params: { id: String(before.id) }, body: before.body } as Input<E>
    notify.undoable(t`Изменение сохранено`, { label: t`Отменить`, act: () => void act(change, input) })
  }
}
