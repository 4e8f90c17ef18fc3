import { useLingui } from '@lingui/react/macro'
import { notify } from '#platform/web/notifications/notify.ts'
import { changeUnit, type Unit } from '../../contract/units.ts'
import { useActions } from '../use-actions.ts'

/** The archive of units; a unit that is not empty stays, and the refusal says what stands in it. */
export function useUnitArchiveActions() {
  const { t } = useLingui()
  const { act } = useActions()
  const set = ({ id, version }: Unit, isArchived: boolean) =>
    act(changeUnit, { params: { id: String(id) }, body: { version, is_archived: isArchived } })
  return {
    restore: async (unit: Unit): Promise<void> => void (await set(unit, false)),
    archive: async (unit: Unit): Promise<void> => {
      const done = await set(unit, true)
      if (done === null) return
      notify.undoable(t`«${unit.title}» в архиве`, { label: t`Вернуть`, act: () => void set(done, false) })
    },
  }
}
