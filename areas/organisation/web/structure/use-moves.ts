import { useLingui } from '@lingui/react/macro'
import type { Place } from '#areas/dictionaries/rules/record-tree.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { movePost, moveUnit, type Unit, type UnitPost } from '../../contract/units.ts'
import { useActions } from '../use-actions.ts'

const placeOf = (units: readonly Unit[], unit: Unit): Place => {
  const siblings = units.filter(({ parent_id }) => parent_id === unit.parent_id)
  return { parent_id: unit.parent_id, before_id: siblings[siblings.indexOf(unit) + 1]?.id ?? null }
}

/** Moves of units and people, each of which can be taken back. */
export function useMoves(units: readonly Unit[]) {
  const { t } = useLingui()
  const { act } = useActions()
  const send = ({ id, version }: Pick<Unit, 'id' | 'version'>, place: Place) =>
    act(moveUnit, { params: { id: String(id) }, body: { version, ...place } })
  const transfer = ({ id, version }: Pick<UnitPost, 'id' | 'version'>, unit_id: number | null) =>
    act(movePost, { params: { id: String(id) }, body: { version, unit_id } })

  return {
    moveUnitTo: async (unit: Unit, place: Place): Promise<void> => {
      const former = placeOf(units, unit)
      const done = await send(unit, place)
      if (done === null) return
      const back = { label: t`Отменить`, act: () => void send(done, former) }
      notify.undoable(t`«${unit.title}» переставлено`, back)
    },
    movePostTo: async (post: UnitPost, unitId: number | null): Promise<void> => {
      const former = post.unit_id
      if (former === unitId) return
      const done = await transfer(post, unitId)
      if (done === null) return
      const { full_name } = post
      const title = units.find(({ id }) => id === unitId)?.title ?? t`Без подразделения`
      const back = { label: t`Отменить`, act: () => void transfer(done, former) }
      notify.undoable(t`${full_name}: теперь ${title}`, back)
    },
  }
}
export type Moves = ReturnType<typeof useMoves>
