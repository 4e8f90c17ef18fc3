import { useLingui } from '@lingui/react/macro'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { changePoint, removePoint, type AssemblyPoint } from '../../../../contract/settings.ts'
import { useMemoActions } from '../use-memo-actions.ts'

/** Archive, return and removal of a place of assembly. Each answers whether it is done. */
export function usePointArchiveActions() {
  const { t } = useLingui()
  const { act } = useMemoActions()
  const set = ({ id, version }: AssemblyPoint, isArchived: boolean) =>
    act(changePoint, { params: { id: String(id) }, body: { version, is_archived: isArchived } })
  const restore = async (point: AssemblyPoint): Promise<boolean> => (await set(point, false)) !== null
  const archive = async (point: AssemblyPoint): Promise<boolean> => {
    const { title } = point
    const done = await set(point, true)
    if (done) notify.undoable(t`«${title}» в архиве`, { label: t`Вернуть`, act: () => void restore(done) })
    return done !== null
  }
  const remove = async (point: AssemblyPoint): Promise<boolean> => {
    const { title } = point
    const isMeant = await dialog.confirm({
      message: t`Удалить место сбора «${title}»?`,
      description: t`Оно пропадёт с памятки, своя картинка сотрётся. Вернуть его будет нельзя; чтобы убрать на время, есть архив.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    return isMeant && (await act(removePoint, { params: { id: String(point.id) } })) !== null
  }
  return { archive, restore, remove }
}
